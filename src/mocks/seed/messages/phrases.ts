/** Chat sentences in every language the mock translates: [en, de, es, fr, pt-BR, ja, ko, ar, pl, it]. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'ko', 'ar', 'pl', 'it'] as const

/** A sentence's kind, and its text by language. */
interface Phrase {
  kind: 'greeting' | 'thanks' | 'question' | 'offer' | 'bye' | 'feeling' | 'plain'
  texts: readonly string[]
}

const PHRASES: readonly Phrase[] = [
  { kind: 'greeting', texts: ['Hey, how are you today?', 'Hey, wie geht es dir heute?', 'Hola, ¿cómo estás hoy?', 'Coucou, comment vas-tu aujourd’hui ?', 'Oi, como você está hoje?', 'ねえ、今日は元気？', '안녕, 오늘은 어때요?', 'مرحبًا، كيف حالك اليوم؟', 'Hej, jak się dziś masz?', 'Ehi, come stai oggi?'] },
  { kind: 'thanks', texts: ['Thank you, that means a lot to me.', 'Danke, das bedeutet mir viel.', 'Gracias, significa mucho para mí.', 'Merci, ça compte beaucoup pour moi.', 'Obrigada, isso significa muito para mim.', 'ありがとう、とても嬉しい。', '고마워요, 저에게 큰 의미예요.', 'شكرًا لك، هذا يعني لي الكثير.', 'Dziękuję, to wiele dla mnie znaczy.', 'Grazie, per me significa molto.'] },
  { kind: 'question', texts: ['What would you like to see next?', 'Was möchtest du als Nächstes sehen?', '¿Qué te gustaría ver ahora?', 'Qu’est-ce que tu aimerais voir ensuite ?', 'O que você gostaria de ver agora?', '次は何が見たい？', '다음엔 뭘 보고 싶어요?', 'ماذا تحب أن ترى بعد ذلك؟', 'Co chcesz zobaczyć następnym razem?', 'Cosa ti piacerebbe vedere adesso?'] },
  { kind: 'offer', texts: ['I have a new set for you, do you want to see it?', 'Ich habe ein neues Set für dich, möchtest du es sehen?', 'Tengo un set nuevo para ti, ¿quieres verlo?', 'J’ai une nouvelle série pour toi, tu veux la voir ?', 'Tenho um ensaio novo para você, quer ver?', '新しいセットがあるよ、見たい？', '새 세트가 있어요, 보고 싶어요?', 'لدي مجموعة جديدة لك، هل تريد أن تراها؟', 'Mam dla ciebie nowy zestaw, chcesz zobaczyć?', 'Ho un nuovo set per te, vuoi vederlo?'] },
  { kind: 'bye', texts: ['Sleep well, talk to you tomorrow.', 'Schlaf gut, bis morgen.', 'Que duermas bien, hablamos mañana.', 'Dors bien, on se parle demain.', 'Durma bem, falamos amanhã.', 'おやすみ、また明日ね。', '잘 자요, 내일 얘기해요.', 'نم جيدًا، نتحدث غدًا.', 'Śpij dobrze, do jutra.', 'Dormi bene, ci sentiamo domani.'] },
  { kind: 'feeling', texts: ['I missed you, I’m glad you’re here.', 'Ich habe dich vermisst, schön, dass du da bist.', 'Te extrañé, me alegra que estés aquí.', 'Tu m’as manqué, je suis contente que tu sois là.', 'Senti sua falta, que bom que você está aqui.', '会いたかった、来てくれて嬉しい。', '보고 싶었어요, 와 줘서 기뻐요.', 'اشتقت إليك، سعيدة بوجودك هنا.', 'Tęskniłam, cieszę się, że jesteś.', 'Mi sei mancato, sono felice che tu sia qui.'] },
  { kind: 'plain', texts: ['I’ll tell you more about it later.', 'Ich erzähle dir später mehr davon.', 'Luego te cuento más.', 'Je t’en dirai plus tout à l’heure.', 'Depois eu te conto mais.', 'あとでもっと話すね。', '나중에 더 얘기해 줄게요.', 'سأخبرك بالمزيد لاحقًا.', 'Później opowiem ci więcej.', 'Ti racconto di più dopo.'] },
] // oxfmt-ignore

/** Keywords that classify a sentence, in the most common languages; the first match wins. */
const KIND_PATTERNS: readonly (readonly [kind: Phrase['kind'], sign: RegExp])[] = [
  ['thanks', /thank|danke|gracias|merci|obrigad|ありがと|고마|감사|شكر|dzięk|grazie/iu],
  ['bye', /good ?night|sleep|tomorrow|gute nacht|schlaf|buenas noches|bonne nuit|boa noite|おやすみ|잘 자|تصبح|dobranoc|buonanotte/iu],
  ['offer', /\bset\b|bundle|video|photo|unlock|price|foto|ensaio|série|セット|사진|صور|zdjęci/iu],
  ['feeling', /miss|love|happy|vermiss|liebe|extrañ|te quiero|manqu|t’aime|saudade|会いたい|보고 싶|اشتقت|tęskni|mancat/iu],
  ['greeting', /\b(?:hi|hey|hello|morning|hallo|hola|coucou|bonjour|salut|oi|olá|cześć|ciao)\b|おはよう|こんにちは|안녕|مرحب|صباح/iu],
  ['question', /[?？؟]/u],
] // oxfmt-ignore

const kindOf = (text: string): Phrase['kind'] =>
  KIND_PATTERNS.find(([, sign]) => sign.test(text))?.[0] ?? 'plain'

const base = (language: string): string => language.toLowerCase().split('-')[0] ?? language
const inLanguage = ({ texts }: Phrase, language: string): string | undefined =>
  texts[LANGUAGES.findIndex((one) => base(one) === base(language))]

/**
 * A sentence of the same kind as this text, in the requested language and in the text's; undefined
 * without one.
 */
export function similarPhrase(text: string, to: string, from: string) {
  const kind = kindOf(text)
  const phrase = PHRASES.find((one) => one.kind === kind)
  const [there, back] = [phrase && inLanguage(phrase, to), phrase && inLanguage(phrase, from)]
  return there === undefined || back === undefined ? undefined : { text: there, back }
}
