/** First and family names of the platform's people, in the scripts they write themselves. */
export const FIRST_NAMES = [
  'Ana', 'Ben', 'Elif', 'Tom', 'Rita', 'Lena', 'Milan', 'Jonas', 'Dan', 'Marco', 'Ingrid', 'Kofi', 'Yara', 'Piotr',
  'Chiara', 'Mateus', 'Noémie', 'Óscar', 'Żaneta', 'Søren', 'Đorđe', 'Thảo', 'Ilse', 'Bram', 'Nuria', 'Hugo',
  '美咲', '健太', '서연', '민준', 'أمل', 'كريم', 'Олена', 'Артем', 'Ελένη', 'Νίκος', 'प्रिया', 'Aoife', 'Zoë', 'Renée',
] as const // oxfmt-ignore

export const FAMILY_NAMES = [
  'Ribeiro', 'Kowalczyk', 'Hansen', 'Mensah', 'Bauer', 'Silva', 'Vance', 'Okafor', 'Lindqvist', 'Nowak', 'Demir',
  'Moreau', 'Petrović', 'García', 'Van der Berg', 'O’Neill', 'Đurić', 'Nguyễn', 'Tanaka', '佐藤', '鈴木', '김', '이',
  'حداد', 'منصور', 'Шевченко', 'Бондар', 'Παππάς', 'शर्मा', 'Fernández-Ruiz', 'Łukasik', 'Ødegaard', 'Weiß', 'Çelik',
] as const // oxfmt-ignore

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
