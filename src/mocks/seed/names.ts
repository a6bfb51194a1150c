import { pick } from './random'

interface Culture {
  first: readonly string[]
  family: readonly string[]
  /** How to join first and family name; 'First Family' by default. */
  write?: (first: string, family: string) => string
}

const familyFirst = (first: string, family: string): string => `${family} ${first}`

/** First and family names in their own scripts; never mixed within a person. */
const CULTURES = {
  english: {
    first: ['Ben', 'Tom', 'Rita', 'Dan', 'Hugo', 'Zoë', 'Maeve', 'Aoife', 'Callum', 'Grace', 'Marcus', 'Tyler', 'Jake', 'Owen', 'Derek', 'Ryan', 'Nate', 'Kyle', 'Ethan', 'Priya'],
    family: ['Vance', 'O’Neill', 'Hale', 'Whitaker', 'Fairbanks', 'Doyle', 'Prescott', 'Carter', 'Brooks', 'Sullivan', 'Reed', 'Lawson', 'Mercer', 'Bell', 'Hayes'],
  },
  westAfrican: {
    first: ['Kofi', 'Ama', 'Chidi', 'Ngozi', 'Kwame'],
    family: ['Mensah', 'Okafor', 'Boateng', 'Adeyemi'],
  },
  vietnamese: { first: ['Thảo', 'Minh', 'Lan', 'Quân'], family: ['Nguyễn', 'Trần', 'Phạm'], write: familyFirst },
  spanish: {
    first: ['Óscar', 'Nuria', 'Lucía', 'Iker', 'Camila', 'Javier', 'Mateo', 'Diego', 'Álvaro', 'Rodrigo', 'Sergio', 'Andrés'],
    family: ['García', 'Fernández-Ruiz', 'Moreno', 'Castaño', 'Ortega', 'Navarro', 'Vargas', 'Salinas'],
  },
  portuguese: {
    first: ['Aline', 'Mateus', 'Rafael', 'Beatriz', 'Tiago', 'Gustavo', 'Thiago', 'João', 'Larissa', 'Vinícius'],
    family: ['Rezende', 'Silva', 'Azevedo', 'Nogueira', 'Carvalho', 'Barros'],
  },
  german: {
    first: ['Lena', 'Jonas', 'Anke', 'Till', 'Lukas', 'Felix', 'Matthias', 'Sven', 'Florian', 'Jürgen'],
    family: ['Bauer', 'Weiß', 'Schäfer', 'Hoffmann', 'Krüger', 'Vogel', 'Lindemann'],
  },
  nordic: {
    first: ['Ilse', 'Ingrid', 'Søren', 'Freja', 'Bram', 'Joost'],
    family: ['Hansen', 'Lindqvist', 'Ødegaard', 'Van der Berg'],
  },
  turkish: { first: ['Elif', 'Emre', 'Defne', 'Kerem'], family: ['Demir', 'Çelik', 'Yıldız', 'Aydın'] },
  polish: {
    first: ['Piotr', 'Żaneta', 'Łucja', 'Jakub', 'Marek', 'Tomasz', 'Krzysztof', 'Paweł'],
    family: ['Nowak', 'Wilk', 'Sikora', 'Wójcik', 'Zieliński', 'Kamiński'],
  },
  ukrainian: { first: ['Олена', 'Артем', 'Софія', 'Тарас'], family: ['Шевченко', 'Бондар', 'Коваль'] },
  french: {
    first: ['Noémie', 'Renée', 'Bastien', 'Élise', 'Julien', 'Antoine', 'Mathieu', 'Rémi'],
    family: ['Moreau', 'Lefèvre', 'Girard', 'Dubois', 'Chevalier', 'Fontaine'],
  },
  italian: {
    first: ['Chiara', 'Marco', 'Matteo', 'Luca', 'Giulia', 'Alessandro'],
    family: ['Rossi', 'Conti', 'D’Angelo', 'Ferrari', 'Gallo'],
  },
  japanese: {
    first: ['美咲', '健太', '葵', '陽翔', '大輔', '拓也', '翔太'],
    family: ['佐藤', '鈴木', '高橋', '渡辺', '小林'],
    write: familyFirst,
  },
  korean: {
    first: ['서연', '민준', '지우', '하윤', '성민', '도현'],
    family: ['김', '이', '박', '최', '정'],
    write: (first: string, family: string) => family + first,
  },
  arabic: {
    first: ['أمل', 'كريم', 'يارا', 'سامي', 'فهد', 'عمر', 'خالد'],
    family: ['حداد', 'منصور', 'الخوري', 'العتيبي', 'الشريف'],
  },
} as const satisfies Readonly<Record<string, Culture>> // oxfmt-ignore

type CultureName = keyof typeof CULTURES

/** Cultures of a language's names; the first is more frequent. */
const CULTURES_BY_LANGUAGE: Readonly<Record<string, readonly CultureName[]>> = {
  en: ['english', 'english', 'english', 'english', 'english', 'english', 'westAfrican', 'vietnamese'],
  es: ['spanish'],
  'pt-BR': ['portuguese'],
  de: ['german', 'german', 'german', 'nordic', 'turkish'],
  pl: ['polish', 'polish', 'polish', 'ukrainian'],
  fr: ['french'],
  it: ['italian'],
  ja: ['japanese'],
  ko: ['korean'],
  ar: ['arabic'],
}

interface FirstName {
  first: string
  name: CultureName
}

const firstNamesOf = (cultures: readonly CultureName[]): readonly FirstName[] =>
  cultures.flatMap((name) => CULTURES[name].first.map((first) => ({ first, name })))

function writtenName(people: readonly FirstName[], firstRoll: number, familyRoll: number): string {
  const { first, name } = pick(people, firstRoll)
  const { family, write }: Culture = CULTURES[name]
  const last = pick(family, familyRoll)
  return write ? write(first, last) : `${first} ${last}`
}

/** Listed once: a population names thousands of fans. */
const FIRST_NAMES = new Map(
  Object.entries(CULTURES_BY_LANGUAGE).map(([language, cultures]) => [language, firstNamesOf(cultures)]),
)
const ENGLISH = firstNamesOf(['english'])

/** A plausible name for a speaker of this language. */
export const nameInLanguage = (language: string, firstRoll: number, familyRoll: number): string =>
  writtenName(FIRST_NAMES.get(language) ?? ENGLISH, firstRoll, familyRoll)

/** The agency uses Latin letters, which all staff can read and type. */
const COLLEAGUES = firstNamesOf(['english', 'westAfrican', 'spanish', 'portuguese', 'german', 'nordic', 'turkish', 'polish', 'french', 'italian']) // oxfmt-ignore

/** A plausible name for a staff member or an additional creator. */
export const staffName = (firstRoll: number, familyRoll: number): string =>
  writtenName(COLLEAGUES, firstRoll, familyRoll)

/** Letters without a decomposition into base letter and mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** A name in plain lower-case letters with dots: the local part of an email. Empty for other scripts. */
export const plainHandle = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßøłđı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’]/g, '')
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
