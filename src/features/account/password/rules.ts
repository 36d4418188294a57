/** Common words of leaked passwords, in lower case with letters for digits. */
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
babygirl babyboy babygurl babycakes hottie hotstuff sexy sexybitch bitch fuckyou fucker lover lovers loveme lovelove mylove
truelove forever friends friend bestfriend family mother mommy daddy father brother sister junior senior kitty kitten puppy
sweet sweetie sweetheart sweety cutie cutiepie pretty beautiful barbie tinkerbell hellokitty rainbow diamond crystal purple pink
orange yellow silver golden peanut pumpkin bubbles cupcake candy strawberry apple cherry peaches snoopy garfield scooby pooh
sayang mahal mahalkita teamo tequiero iloveme princesa estrella bonita morena mariposa corazon amor amore ciao bella motdepasse
bonjour doudou loulou soleil chouchou contrasena senha contraseña india pakistan bangladesh indonesia philippines brasil brazil
mexico1 argentina colombia espana italia turkey turkiye russia china japan korea australia england scotland ireland texas
alexander alexandra alexis anthony angelina antonio benjamin brandon brittany caroline carlos charles christian christina
christopher cameron danielle david diana dominic edward elizabeth emily fernando gabriel gabriela george hannah isabella jackson
jacob jasmine jason john johnson jonathan joseph justin katherine kevin lauren louise madison marcus maria marina mario martin
melissa miguel mohammed muhammad natalie natasha nicholas oliver olivia patricia patrick rachel rebecca ricardo richard samantha
samuel sandra sarah sebastian sophie stephanie steven sydney taylor tiffany vanessa veronica victoria vincent yolanda
gangsta player playboy rockstar soldier warrior wizard legend champion winner number one money dollar lottery casino poker
guitar music dancer dance cheer angelbaby jesuschrist godisgood blessed faith grace hope trinity christ church
chester chicken turtle panther lion wolf bear horse eagle dolphin spider snake rabbit bunny doggie cowboy raiders packers
manchester manunited rangers celtic everton newcastle bulldogs broncos lebron kobe ronaldo messi neymar beckham slipknot nirvana
tupac eminem1 greenday beyonce rihanna bieber justinbieber onedirection hannahmontana highschool school college student teacher
window windows linux oracle server system network support service manager director sales marketing office365 microsoft apple123
iphone android nokia yahoo gmail hotmail twitter instagram youtube amazon netflix spotify tesla bitcoin crypto
quickwin quickwins automation business company office company123 letmein1 opensesame nothing something anything everything`

const common = new Set(WORDS.split(/\s+/))

function isRun(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at)),
  )
  return text.length > 2 && steps.size === 1 && [0, 1, -1].some((step) => steps.has(step))
}

const LETTERS: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Replaces digits and marks by the letters they imitate. A 1 can be i or l. */
const spelled = (text: string): string[] =>
  ['i', 'l'].map((one) => text.replace(/[0134578@$!]/g, (mark) => LETTERS[mark] ?? one))

function isOneCommonWord(text: string): boolean {
  const runs = text.match(/\p{L}+/gu) ?? []
  const words = runs.filter(({ length }) => length > 1)
  const [word, ...others] = new Set(words)
  if (word === undefined || others.length > 0 || runs.length - words.length > 2) return false
  return common.has(word) || isRun(word)
}

/** Consecutive digits with little else, such as A1234567. */
const isDecoratedRun = (text: string): boolean =>
  text.replace(/\P{L}/gu, '').length <= 2 && isRun(text.replace(/\D/g, ''))

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const cores = [plain, plain.replace(/\d+$/, ''), plain.replace(/\P{L}+$/u, '')]
  const forms = [...cores, plain.replace(/^\P{L}+|\P{L}+$/gu, '')]
  return (
    isRun(plain) ||
    isDecoratedRun(plain) ||
    !/\p{L}/u.test(plain) ||
    [...forms, ...forms.flatMap(spelled)].some((form) => common.has(form) || isOneCommonWord(form))
  )
}
