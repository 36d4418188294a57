/**
 * The most common passwords of published leaks, those that a password of 8 characters or more could
 * be or begin with, in lower case. Compared without the letter case and without trailing digits and marks.
 */
const WORDS = `password passw0rd p@ssword p@ssw0rd pa$$word passwort qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop
asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcd1234 a1b2c3 a1b2c3d4 aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa
letmein welcome welcome1 admin administrator root toor guest test tester testing login master superman batman spiderman ironman
iloveyou iloveu loveyou lovely princess sunshine shadow monkey dragon football baseball basketball soccer hockey hunter killer
michael jordan jennifer jessica ashley nicole daniel thomas andrew joshua matthew robert charlie michelle william amanda
trustno trustnoone whatever freedom secret secretpassword changeme change default temp temporary temppass newpass newpassword
mypassword yourpassword password123 pass pass1234 user username hello helloworld hallo computer internet samsung google facebook
starwars pokemon naruto minecraft fortnite liverpool chelsea arsenal barcelona realmadrid juventus ferrari mercedes porsche
summer winter spring autumn january february march april may june july august september october november december monday friday
sommer herbst fruehling schatz passwort1 hallo123 ficken berlin hamburg muenchen deutschland london america canada mexico
flower butterfly cookie chocolate banana cheese pepper ginger tigger buster maggie bailey lucky angel angels heaven jesus
computer1 access access14 matrix phoenix thunder mustang harley yankees cowboys steelers eagles lakers blink eminem metallica
qwe qwerty12 qwer1234 asdf asdf1234 zxcv zxcv1234 q1w2e3 1234qwer qwe123 qweasd qweasdzxc 123qwe 123abc abc123 a123456
quickwin quickwins automation business company office company123 letmein1 opensesame nothing something anything everything`

const common = new Set(WORDS.split(/\s+/))

/** Runs of one key, of neighbours in the alphabet or of digits: 11111111, 12345678, 87654321. */
function isRun(text: string): boolean {
  if (text.length === 0) return false
  const steps = new Set(
    [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at)),
  )
  return steps.size <= 1 && [0, 1, -1].some((step) => steps.size === 0 || steps.has(step))
}

/** True for passwords that an attacker tries first: a common word, alone or with digits and marks around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  return (
    [plain, word, plain.replace(/[\W_]+$/, ''), plain.replace(/[\d\W_]+$/, '')].some((form) =>
      common.has(form),
    ) ||
    isRun(plain) ||
    word === ''
  )
}
