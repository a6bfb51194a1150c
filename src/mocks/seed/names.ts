import { pick } from './random'

interface Culture {
  first: readonly string[]
  family: readonly string[]
  /** Family names of staff, which no fan has. */
  colleagues?: readonly string[]
  /** How to join first and family name; 'First Family' by default. */
  write?: (first: string, family: string) => string
}

const familyFirst = (first: string, family: string): string => `${family} ${first}`

/** First and family names in their own scripts; never mixed within a person. */
const CULTURES = {
  english: {
    first: ['Ben', 'Adam', 'Tom', 'Liam', 'Rita', 'Chloe', 'Dan', 'Sean', 'Hugo', 'Dylan', 'Zoë', 'Brandon', 'Maeve', 'Josh', 'Aoife', 'Declan', 'Callum', 'Harvey', 'Grace', 'Megan', 'Marcus', 'Travis', 'Tyler', 'Cody', 'Jake', 'Luke', 'Owen', 'Rhys', 'Derek', 'Curtis', 'Ryan', 'Shane', 'Nate', 'Wesley', 'Kyle', 'Grant', 'Ethan', 'Aaron', 'Priya', 'Arjun'],
    family: ['Vance', 'Coleman', 'Barrett', 'O’Neill', 'Gallagher', 'Dawson', 'Hale', 'Pierce', 'Keane', 'Whitaker', 'Holloway', 'Maddox', 'Fairbanks', 'Fletcher', 'Tucker', 'Doyle', 'Byrne', 'Osborne', 'Prescott', 'Chandler', 'Ward', 'Carter', 'Cooper', 'Jennings', 'Brooks', 'Norris', 'Quinn', 'Sullivan', 'Harding', 'Baxter', 'Reed', 'Lowe', 'Nolan', 'Lawson', 'Sutton', 'Rhodes', 'Mercer', 'Webb', 'Porter', 'Bell', 'Kerr', 'Stone', 'Hayes', 'Finch', 'Marsh'],
    colleagues: ['Ashworth', 'Beckett', 'Calloway', 'Winslow', 'Ellery', 'Forsyth', 'Pemberton', 'Dunmore', 'Hartwell', 'Sinclair', 'Rowntree', 'Langford', 'Merrick', 'Bancroft', 'Hathaway'],
  },
  westAfrican: {
    first: ['Kofi', 'Yaw', 'Ama', 'Efua', 'Chidi', 'Emeka', 'Ngozi', 'Zainab', 'Kwame', 'Tunde'],
    family: ['Mensah', 'Owusu', 'Asante', 'Okafor', 'Nwosu', 'Eze', 'Boateng', 'Appiah', 'Ofori', 'Adeyemi', 'Balogun', 'Danso'],
    colleagues: ['Amponsah', 'Onyeka', 'Quartey', 'Adewale'],
  },
  vietnamese: {
    first: ['Thảo', 'Hải', 'Minh', 'Tuấn', 'Lan', 'Hương', 'Quân', 'Dũng'],
    family: ['Nguyễn', 'Lê', 'Hoàng', 'Trần', 'Vũ', 'Đặng', 'Phạm', 'Bùi', 'Đỗ'],
    write: familyFirst,
  },
  spanish: {
    first: ['Óscar', 'Pablo', 'Nuria', 'Elena', 'Lucía', 'Marta', 'Iker', 'Asier', 'Camila', 'Valentina', 'Javier', 'Ignacio', 'Mateo', 'Emilio', 'Diego', 'Joaquín', 'Álvaro', 'Raúl', 'Rodrigo', 'Gonzalo', 'Sergio', 'Rubén', 'Andrés', 'Tomás'],
    family: ['García', 'Herrera', 'Campos', 'Fernández-Ruiz', 'Iglesias', 'Domínguez', 'Moreno', 'Peña', 'Molina', 'Castaño', 'Gil', 'Cabrera', 'Ortega', 'Rubio', 'Serrano', 'Navarro', 'Blanco', 'Rojas', 'Vargas', 'Paredes', 'Vega', 'Salinas', 'Fuentes', 'Soto'],
    colleagues: ['Galán', 'Ferrer-Pons', 'Montero', 'Cuesta', 'Olmedo', 'Nieto', 'Villar', 'Zamora'],
  },
  portuguese: {
    first: ['Aline', 'Bruno', 'Mateus', 'Caio', 'Rafael', 'Felipe', 'Beatriz', 'Leandro', 'Tiago', 'Marcelo', 'Gustavo', 'Otávio', 'Thiago', 'Rodrigo', 'João', 'Samuel', 'Larissa', 'Talita', 'Vinícius', 'Murilo'],
    family: ['Rezende', 'Ramos', 'Teles', 'Silva', 'Souza', 'Moura', 'Azevedo', 'Alves', 'Freitas', 'Nogueira', 'Pinto', 'Cardoso', 'Carvalho', 'Duarte', 'Borges', 'Barros', 'Lopes', 'Macedo'],
    colleagues: ['Queiroz', 'Siqueira', 'Assunção', 'Novais', 'Cavalcanti', 'Brandão'],
  },
  german: {
    first: ['Lena', 'Karin', 'Jonas', 'Niklas', 'Anke', 'Heike', 'Till', 'Timo', 'Lukas', 'Dennis', 'Felix', 'Stefan', 'Matthias', 'Markus', 'Sven', 'Torsten', 'Florian', 'Andreas', 'Jürgen', 'Uwe'],
    family: ['Bauer', 'Brandt', 'Becker', 'Weiß', 'Winter', 'Richter', 'Schäfer', 'Seidel', 'Huber', 'Hoffmann', 'Kaiser', 'Frank', 'Krüger', 'Köhler', 'Maurer', 'Vogel', 'Busch', 'Lorenz', 'Lindemann', 'Pohl', 'Ziegler'],
    colleagues: ['Behrens', 'Wieland', 'Sommerfeld', 'Hartung', 'Kästner', 'Vollmer', 'Lübbers'],
  },
  nordic: {
    first: ['Ilse', 'Anneke', 'Ingrid', 'Astrid', 'Søren', 'Mikkel', 'Freja', 'Signe', 'Bram', 'Daan', 'Joost', 'Sander'],
    family: ['Hansen', 'Nielsen', 'Berg', 'Lindqvist', 'Dahl', 'Holm', 'Ødegaard', 'Solberg', 'Visser', 'Van der Berg', 'De Vries', 'Bakker'],
    colleagues: ['Halvorsen', 'Lundgren', 'Østby', 'Van Houten'],
  },
  turkish: {
    first: ['Elif', 'Selin', 'Emre', 'Murat', 'Defne', 'Ceren', 'Kerem', 'Onur'],
    family: ['Demir', 'Kaya', 'Şahin', 'Çelik', 'Arslan', 'Koç', 'Yıldız', 'Öztürk', 'Doğan', 'Aydın', 'Kılıç', 'Polat'],
    colleagues: ['Deniz', 'Çakır', 'Yavuz', 'Aksoy'],
  },
  polish: {
    first: ['Piotr', 'Michał', 'Żaneta', 'Aneta', 'Łucja', 'Ewelina', 'Jakub', 'Kamil', 'Marek', 'Dariusz', 'Tomasz', 'Wojciech', 'Krzysztof', 'Grzegorz', 'Paweł', 'Łukasz'],
    family: ['Nowak', 'Mazur', 'Kubiak', 'Wilk', 'Lis', 'Duda', 'Sikora', 'Pawlak', 'Baran', 'Wójcik', 'Walczak', 'Sobczak', 'Zieliński', 'Krawczyk', 'Jasiński', 'Kamiński', 'Gajda', 'Kozieł'],
    colleagues: ['Nawrocki', 'Witczak', 'Szulc', 'Wrona', 'Zawadzki', 'Karpiński'],
  },
  ukrainian: {
    first: ['Олена', 'Богдан', 'Артем', 'Дмитро', 'Софія', 'Ірина', 'Тарас', 'Юрій'],
    family: ['Шевченко', 'Мельник', 'Ткаченко', 'Бондар', 'Кравець', 'Лисенко', 'Коваль', 'Савчук', 'Гончар'],
  },
  french: {
    first: ['Noémie', 'Sylvie', 'Renée', 'Chantal', 'Bastien', 'Cédric', 'Élise', 'Manon', 'Julien', 'Nicolas', 'Antoine', 'Olivier', 'Mathieu', 'Romain', 'Rémi', 'Thibault'],
    family: ['Moreau', 'Mercier', 'Garnier', 'Lefèvre', 'Leclerc', 'Roussel', 'Girard', 'Gauthier', 'Perrin', 'Dubois', 'Dumont', 'Blanchard', 'Chevalier', 'Colin', 'Rivière', 'Fontaine', 'Faure', 'Marchand'],
    colleagues: ['Montagne', 'Lacroix', 'Granger', 'Duval', 'Carpentier', 'Ferrand'],
  },
  italian: {
    first: ['Chiara', 'Elisa', 'Marco', 'Davide', 'Matteo', 'Lorenzo', 'Luca', 'Simone', 'Giulia', 'Martina', 'Alessandro', 'Stefano'],
    family: ['Rossi', 'Bianchi', 'Greco', 'Conti', 'Costa', 'Fontana', 'D’Angelo', 'De Luca', 'Rinaldi', 'Ferrari', 'Moretti', 'Caruso', 'Gallo', 'Longo', 'Villa'],
    colleagues: ['Ricci', 'Cattaneo', 'D’Amico', 'Fabbri', 'Galimberti'],
  },
  japanese: {
    first: ['美咲', '恵子', '健太', '直樹', '葵', '結衣', '陽翔', '悠斗', '大輔', '亮', '拓也', '和也', '翔太', '誠'],
    family: ['佐藤', '伊藤', '中村', '鈴木', '加藤', '吉田', '高橋', '松本', '井上', '渡辺', '木村', '清水', '小林', '斎藤', '森'],
    write: familyFirst,
  },
  korean: {
    first: ['서연', '은지', '민준', '현우', '지우', '수빈', '하윤', '예린', '성민', '재호', '도현', '태윤'],
    family: ['김', '강', '윤', '이', '조', '장', '박', '임', '한', '최', '오', '서', '정', '신', '권'],
    write: (first: string, family: string) => family + first,
  },
  arabic: {
    first: ['أمل', 'هند', 'كريم', 'ياسر', 'يارا', 'ليان', 'سامي', 'رامي', 'فهد', 'سلطان', 'عمر', 'طارق', 'خالد', 'ماجد'],
    family: ['حداد', 'نجار', 'سليمان', 'منصور', 'الحسن', 'القحطاني', 'الخوري', 'الغامدي', 'صالح', 'العتيبي', 'فارس', 'البكري', 'الشريف', 'الدوسري', 'الأنصاري'],
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

/** Listed once: a population names thousands of fans. */
const FIRST_NAMES = new Map(
  Object.entries(CULTURES_BY_LANGUAGE).map(([language, cultures]) => [language, firstNamesOf(cultures)]),
)
const ENGLISH = firstNamesOf(['english'])

/** A plausible name for a fan who speaks this language. */
export function fanName(language: string, firstRoll: number, familyRoll: number): string {
  const { first, name } = pick(FIRST_NAMES.get(language) ?? ENGLISH, firstRoll)
  const { family, write }: Culture = CULTURES[name]
  const last = pick(family, familyRoll)
  return write ? write(first, last) : `${first} ${last}`
}

/** The agency uses Latin letters, which all staff can read and type. */
const COLLEAGUES = firstNamesOf(['english', 'westAfrican', 'spanish', 'portuguese', 'german', 'nordic', 'turkish', 'polish', 'french', 'italian']) // oxfmt-ignore

/** A plausible name for a staff member or an additional creator. */
export function staffName(firstRoll: number, familyRoll: number): string {
  const { first, name } = pick(COLLEAGUES, firstRoll)
  const { family, colleagues = family }: Culture = CULTURES[name]
  return `${first} ${pick(colleagues, familyRoll)}`
}

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
