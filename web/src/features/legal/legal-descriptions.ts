import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { LegalPage } from '@/config/legal-pages.ts'

const descriptions = defineMessages({
  terms: {
    defaultMessage:
      'What you agree to when you buy from Kryt: prices with VAT, payment, delivery, licences for teachers and your rights under South African law.',
    id: 'h0wfxZ',
  },
  use: {
    defaultMessage:
      'The rules for using the website and a Kryt account: who may create one, what is allowed, and what happens when rules are broken.',
    id: 'tef/HC',
  },
  cookies: {
    defaultMessage:
      'What Kryt keeps in your browser, for how long and why, and how you change your mind about being counted.',
    id: '5NOcvU',
  },
  privacy: {
    defaultMessage:
      'Which personal information Kryt holds about teachers, what for, who sees it, and your rights under POPIA.',
    id: 'KiTyMz',
  },
  slavery: {
    defaultMessage:
      'How Kryt keeps forced labour out of its work and out of the printers and couriers it uses.',
    id: 'pj4Loe',
  },
  quality: {
    defaultMessage:
      'How resources are written, checked and corrected before and after they are sold.',
    id: 'm24Ex6',
  },
  waste: {
    defaultMessage:
      'What the rules on electrical and electronic waste mean for a shop that sells paper and files.',
    id: 'SQbsdv',
  },
})

/** The descriptions that search engines show of the legal pages. */
export const legalDescriptions: Record<LegalPage, MessageDescriptor> = {
  'terms-conditions': descriptions.terms,
  'terms-of-use': descriptions.use,
  'cookie-policy': descriptions.cookies,
  'privacy-policy': descriptions.privacy,
  'modern-slavery-statement': descriptions.slavery,
  'quality-statement': descriptions.quality,
  'weee-regulations': descriptions.waste,
}
