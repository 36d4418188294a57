/** Control characters, direction marks and zero-width characters. */
const UNSEEN =
  /(?![\n\t])\p{Cc}|\p{Cs}|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu

/** Joiners are part of letters in Arabic or Hindi and of emoji; elsewhere they only hide text. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}])[\u200c\u200d]/gu

/** Elements whose names cannot stand between `<` and `>` in a sum or a comparison. With any attributes they are markup. */
const NAMED =
  /<\/?(?:abbr|address|applet|area|article|aside|audio|base|blink|blockquote|body|button|canvas|center|code|colgroup|datalist|del|details|dialog|div|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|head|header|html|iframe|img|input|ins|isindex|kbd|keygen|label|legend|link|main|map|marquee|math|meta|nav|noframes|noscript|object|optgroup|option|param|picture|plaintext|pre|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|ul|ol|li|video|xmp)(?:[\s/][^<>]*)?>/gi

/** The short names: `a<b and c>d` compares; `<b>` and `<a href="…">` are markup. */
const SHORT =
  /<\/?(?:a|b|br|dd|dl|dt|em|h[1-6]|hr|i|p|q|rp|rt|s|u|tt|var|wbr)(?:[\s/]+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>/gi

const COMMENT = /<!--[\s\S]*?-->|<!doctype[^<>]*>|<\?xml[^<>]*>|<!\[CDATA\[|\]\]>/gi

/** Tags that separate two words. */
const BREAK = /^<\/?(?:br|p|div|li|tr|h[1-6])\b/i
const MAX_ROUNDS = 20
/** The length check rejects longer texts; cleaning them first would be wasted work. */
const MAX_LENGTH = 10_000

function withoutTags(text: string): string {
  const gap = (tag: string) => (BREAK.test(tag) ? '\n' : '')
  let before = text
  // Removing a part can join two halves of a tag.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = before.replace(COMMENT, '').replace(NAMED, gap).replace(SHORT, gap)
    if (after === before) return after
    before = after
  }
  // Nested this deep only to get past the filter.
  return before.replaceAll('<', '')
}

/**
 * A visitor's text without markup and invisible characters. Words, line breaks, signs such as `<` and every script stay. Small
 * enough for the browser, which uses it too. Code that shows the text still escapes it.
 */
export function plainText(text: string): string {
  if (text.length > MAX_LENGTH) return text
  const seen = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINER, '')
  return withoutTags(seen).trim()
}
