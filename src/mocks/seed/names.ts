import { pick } from './random'

interface Culture {
  first: readonly string[]
  family: readonly string[]
  /** How first and family name are written together; 'First Family' where nothing else is said. */
  write?: (first: string, family: string) => string
}

/** First and family names of the platform's people, in the scripts they write themselves; never mixed in one person. */
const CULTURES: readonly Culture[] = [
  {
    first: ['Ben', 'Tom', 'Rita', 'Dan', 'Hugo', 'Zoë', 'Maeve', 'Aoife', 'Callum', 'Grace'],
    family: ['Vance', 'O’Neill', 'Hale', 'Whitaker', 'Fairbanks', 'Doyle', 'Prescott'],
  },
  {
    first: ['Ana', 'Mateus', 'Rafael', 'Beatriz', 'Óscar', 'Nuria', 'Lucía', 'Iker', 'Camila', 'Tiago'],
    family: ['Ribeiro', 'Silva', 'García', 'Fernández-Ruiz', 'Moreno', 'Azevedo', 'Castaño'],
  },
  {
    first: ['Ilse', 'Lena', 'Jonas', 'Bram', 'Ingrid', 'Søren', 'Anke', 'Freja', 'Joost', 'Till'],
    family: ['Hansen', 'Bauer', 'Lindqvist', 'Van der Berg', 'Weiß', 'Ødegaard', 'Schäfer'],
  },
  {
    first: ['Milan', 'Piotr', 'Żaneta', 'Đorđe', 'Łucja', 'Jakub', 'Petra', 'Ivana'],
    family: ['Novak', 'Petrović', 'Wilk', 'Horvat', 'Đurić', 'Sikora', 'Marek'],
  },
  {
    first: ['Chiara', 'Marco', 'Noémie', 'Renée', 'Bastien', 'Élise', 'Matteo'],
    family: ['Moreau', 'Rossi', 'Lefèvre', 'Conti', 'D’Angelo', 'Girard'],
  },
  { first: ['Kofi', 'Ama', 'Chidi', 'Ngozi', 'Kwame'], family: ['Mensah', 'Okafor', 'Boateng', 'Adeyemi'] },
  { first: ['Elif', 'Emre', 'Defne', 'Kerem'], family: ['Demir', 'Çelik', 'Yıldız', 'Aydın'] },
  {
    first: ['Thảo', 'Minh', 'Lan', 'Quân'],
    family: ['Nguyễn', 'Trần', 'Phạm'],
    write: (first, family) => `${family} ${first}`,
  },
  { first: ['美咲', '健太', '葵', '陽翔'], family: ['佐藤', '鈴木', '高橋'], write: (first, family) => `${family} ${first}` },
  { first: ['서연', '민준', '지우', '하윤'], family: ['김', '이', '박'], write: (first, family) => family + first },
  { first: ['أمل', 'كريم', 'يارا', 'سامي'], family: ['حداد', 'منصور', 'الخوري'] },
  { first: ['Олена', 'Артем', 'Софія', 'Тарас'], family: ['Шевченко', 'Бондар', 'Коваль'] },
  { first: ['Ελένη', 'Νίκος'], family: ['Παππάς', 'Ιωάννου'] },
  { first: ['प्रिया', 'रोहन'], family: ['शर्मा', 'वर्मा'] },
] // oxfmt-ignore

/** Each first name as often as any other. */
const PEOPLE = CULTURES.flatMap((culture) => culture.first.map((first) => ({ first, culture })))

/** A believable name: first and family name of one culture, put together as it is there. */
export function nameOf(firstRoll: number, familyRoll: number): string {
  const { first, culture } = pick(PEOPLE, firstRoll)
  const family = pick(culture.family, familyRoll)
  return culture.write ? culture.write(first, family) : `${first} ${family}`
}

export const COUNTRIES = [
  'US',
  'GB',
  'DE',
  'PL',
  'BR',
  'JP',
  'KR',
  'FR',
  'ES',
  'MX',
  'SA',
  'EG',
  'CA',
  'AU',
  'IT',
] as const
