const words = 'Too many requests. Please wait a moment and try again.'

/** A plain page that loads nothing: its reader has already requested too much. */
export const tooManyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Too many requests</title><main><h1>Too many requests</h1><p>${words}</p><p><a href="/">Home page</a></p></main></html>`
