/** 'Due on' of `dueOn`, 'In talk' of `in_talk`, 'Failed sign ins' of `failed-sign-ins`. */
export const nameInWords = (name: string): string =>
  name
    .replaceAll(/[_/-]/g, ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .replace(/^./, (first) => first.toUpperCase())
