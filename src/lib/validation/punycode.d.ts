declare module 'punycode.js' {
  const punycode: { decode: (ascii: string) => string }
  export default punycode
}
