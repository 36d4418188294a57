export const anyone = (): true => true
