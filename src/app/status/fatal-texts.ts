import type { Language } from '@/config/languages'

interface FatalTexts {
  title: string
  text: string
  reload: string
  support: string
}

/** Bundled, because the fatal screen must render without any locale file (requirements 2). */
export const FATAL_TEXTS: Record<Language, FatalTexts> = {
  ar: {
    title: 'حدث خطأ ما',
    text: 'نصك محفوظ. يرجى إعادة تحميل الصفحة. إذا تكرر ذلك، يمكن التواصل مع الدعم عبر البريد الإلكتروني:',
    reload: 'إعادة تحميل الصفحة',
    support: 'التواصل مع الدعم',
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Dein Text ist gespeichert. Lade die Seite neu. Wenn es wieder passiert, schreib dem Support eine E-Mail:',
    reload: 'Seite neu laden',
    support: 'Support kontaktieren',
  },
  en: {
    title: 'Something went wrong',
    text: 'Your text is saved. Reload the page. If this happens again, contact support by email:',
    reload: 'Reload page',
    support: 'Contact support',
  },
  es: {
    title: 'Algo salió mal',
    text: 'Tu texto está guardado. Recarga la página. Si ocurre de nuevo, escribe a soporte por correo electrónico:',
    reload: 'Recargar la página',
    support: 'Contactar con soporte',
  },
  fr: {
    title: 'Une erreur est survenue',
    text: 'Votre texte est enregistré. Rechargez la page. Si cela se reproduit, contactez l’assistance par e-mail :',
    reload: 'Recharger la page',
    support: 'Contacter l’assistance',
  },
  ja: {
    title: '問題が発生しました',
    text: '入力した内容は保存されています。ページを再読み込みしてください。繰り返し発生する場合は、サポートにメールでお問い合わせください：',
    reload: 'ページを再読み込み',
    support: 'サポートに問い合わせる',
  },
  ko: {
    title: '문제가 발생했습니다',
    text: '작성한 내용은 저장되어 있습니다. 페이지를 새로고침하세요. 문제가 계속되면 고객지원에 이메일로 문의하세요:',
    reload: '페이지 새로고침',
    support: '고객지원에 문의',
  },
  'pt-BR': {
    title: 'Algo deu errado',
    text: 'Seu texto está salvo. Recarregue a página. Se acontecer de novo, fale com o suporte por e-mail:',
    reload: 'Recarregar a página',
    support: 'Falar com o suporte',
  },
}
