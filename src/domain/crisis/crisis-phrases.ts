import type { Language } from '@/config/languages'

/** The five meanings the check looks for (requirements 5). */
export type CrisisMeaning = 'wantToDie' | 'wishIWereDead' | 'goingToKillMyself' | 'cannotTakeIt' | 'suicide'

type Phrases = readonly [string, ...string[]]

/**
 * The translated phrases (requirements 5). A missing language or meaning does not compile. Native review is
 * due before release.
 */
export const CRISIS_PHRASES: Record<Language, Record<CrisisMeaning, Phrases>> = {
  en: {
    wantToDie: ['I want to die'],
    wishIWereDead: ['I wish I were dead', 'I wish I was dead'],
    goingToKillMyself: ["I'm going to kill myself", 'I am going to kill myself'],
    cannotTakeIt: ["I can't take it anymore", "I can't take it any more"],
    suicide: ['suicide'],
  },
  es: {
    wantToDie: ['quiero morir', 'quiero morirme'],
    wishIWereDead: ['ojalá estuviera muerto', 'ojalá estuviera muerta'],
    goingToKillMyself: ['me voy a matar', 'voy a matarme', 'voy a suicidarme'],
    cannotTakeIt: ['no aguanto más', 'ya no puedo más'],
    suicide: ['suicidio'],
  },
  de: {
    wantToDie: ['ich will sterben', 'ich möchte sterben'],
    wishIWereDead: ['ich wünschte, ich wäre tot', 'wäre ich doch tot'],
    goingToKillMyself: ['ich bringe mich um', 'ich werde mich umbringen'],
    cannotTakeIt: ['ich halte es nicht mehr aus', 'ich kann nicht mehr'],
    suicide: ['suizid', 'selbstmord'],
  },
  'pt-BR': {
    wantToDie: ['quero morrer', 'eu quero morrer'],
    wishIWereDead: ['queria estar morto', 'queria estar morta'],
    goingToKillMyself: ['vou me matar', 'eu vou me suicidar'],
    cannotTakeIt: ['não aguento mais'],
    suicide: ['suicídio'],
  },
  fr: {
    wantToDie: ['je veux mourir'],
    wishIWereDead: ['je voudrais être mort', 'je voudrais être morte', "j'aimerais être mort"],
    goingToKillMyself: ['je vais me tuer', 'je vais me suicider'],
    cannotTakeIt: ["je n'en peux plus", "j'en peux plus"],
    suicide: ['suicide'],
  },
  ja: {
    wantToDie: ['死にたい'],
    wishIWereDead: ['死ねたらいいのに', '死んでしまえたら'],
    goingToKillMyself: ['自殺する', '自殺します', '死んでやる'],
    cannotTakeIt: ['もう耐えられない', 'もう無理だ'],
    suicide: ['自殺'],
  },
  ko: {
    wantToDie: ['죽고 싶어', '죽고 싶다'],
    wishIWereDead: ['죽었으면 좋겠어', '내가 죽었으면'],
    goingToKillMyself: ['자살할 거야', '죽어버릴 거야'],
    cannotTakeIt: ['더 이상 못 견디겠어', '더는 못 버티겠어'],
    suicide: ['자살'],
  },
  ar: {
    wantToDie: ['أريد أن أموت', 'اريد ان اموت'],
    wishIWereDead: ['أتمنى لو كنت ميتا', 'ليتني مت'],
    goingToKillMyself: ['سأقتل نفسي', 'سأنتحر'],
    cannotTakeIt: ['لم أعد أحتمل', 'لا أستطيع التحمل أكثر'],
    suicide: ['انتحار'],
  },
}

/** Everyday phrases that contain a crisis phrase when typed without spaces: 'I live alone' contains 자살. */
export const CRISIS_LOOKALIKES: readonly string[] = ['혼자살', '여자살', '남자살', '둘이자살']
