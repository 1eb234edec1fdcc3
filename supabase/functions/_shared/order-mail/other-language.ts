import type { OrderMail } from './content.ts'

/** The language of a title where it is not the mail's own, for its `lang` attribute. */
export const otherLanguage = (
  mail: Pick<OrderMail, 'language'>,
  titled: { language: OrderMail['language'] | null },
): string | undefined =>
  titled.language === null || titled.language === mail.language ? undefined : titled.language
