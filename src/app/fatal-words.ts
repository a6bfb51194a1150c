import type { Language } from '@/config/languages'

interface FatalWords {
  title: string
  text: string
  reload: string
  support: string
}

/** In the code, because the fatal screen must stand when no language file does (spec 2). */
export const FATAL_WORDS: Record<Language, FatalWords> = {
  ar: {
    title: 'حدث خطأ ما',
    text: 'ما كتبته محفوظ. أعد تحميل الصفحة. إذا تكرر الخطأ، فتواصل مع الدعم عبر البريد الإلكتروني:',
    reload: 'إعادة تحميل الصفحة',
    support: 'التواصل مع الدعم',
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Was Sie geschrieben haben, bleibt erhalten. Laden Sie die Seite neu. Wenn es wieder passiert, schreiben Sie dem Support eine E-Mail:',
    reload: 'Seite neu laden',
    support: 'Support kontaktieren',
  },
  en: {
    title: 'Something went wrong',
    text: 'What you wrote is kept. Reload the page. If this happens again, contact support by email:',
    reload: 'Reload page',
    support: 'Contact support',
  },
  es: {
    title: 'Algo ha fallado',
    text: 'Lo que escribiste se conserva. Vuelve a cargar la página. Si ocurre de nuevo, escribe al equipo de soporte por correo electrónico:',
    reload: 'Volver a cargar la página',
    support: 'Contactar con soporte',
  },
  fr: {
    title: 'Une erreur est survenue',
    text: 'Ce que vous avez écrit est conservé. Rechargez la page. Si cela se reproduit, contactez l’assistance par e-mail :',
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
    text: '작성한 내용은 보관되어 있습니다. 페이지를 새로고침하세요. 문제가 계속되면 고객지원에 이메일로 문의하세요:',
    reload: '페이지 새로고침',
    support: '고객지원에 문의',
  },
  'pt-BR': {
    title: 'Algo deu errado',
    text: 'O que você escreveu foi mantido. Recarregue a página. Se acontecer de novo, fale com o suporte por e-mail:',
    reload: 'Recarregar a página',
    support: 'Falar com o suporte',
  },
}
