import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { LegalPage } from '@/config/legal-pages.ts'
import type { Locale } from '@/i18n/locale.ts'

/** Every legal text; refunds and returns has no page, it is part of /terms. */
export type LegalText = LegalPage | 'refunds-returns'

const titles = defineMessages({
  terms: { defaultMessage: 'Terms and Conditions', id: '6qF/vN' },
  use: { defaultMessage: 'Terms of Use', id: 'UhkSyx' },
  cookies: { defaultMessage: 'Cookie Policy', id: 'cA0kQY' },
  privacy: { defaultMessage: 'Privacy Policy', id: 'vx0nkZ' },
  slavery: { defaultMessage: 'Modern Slavery Statement', id: 'gQB8UV' },
  quality: { defaultMessage: 'Quality Statement', id: 'Q9NSz+' },
  waste: { defaultMessage: 'WEEE Regulations', id: 'kRNYX+' },
  refunds: { defaultMessage: 'Refund and Returns Policy', id: '4xnwT2' },
})

export const legalTitles: Record<LegalText, MessageDescriptor> = {
  'terms-conditions': titles.terms,
  'terms-of-use': titles.use,
  'cookie-policy': titles.cookies,
  'privacy-policy': titles.privacy,
  'modern-slavery-statement': titles.slavery,
  'quality-statement': titles.quality,
  'weee-regulations': titles.waste,
  'refunds-returns': titles.refunds,
}

const shortNames = defineMessages({
  waste: {
    defaultMessage: 'E-waste (WEEE)',
    id: 'Ls+995',
    description: 'Short name in a menu',
  },
  refunds: {
    defaultMessage: 'Refunds and returns',
    id: 'mBNcF0',
    description: 'Short name in a menu',
  },
})

/** The titles in menus, where two of the Afrikaans ones would be too long. */
export const legalMenuNames: Record<LegalText, MessageDescriptor> = {
  ...legalTitles,
  'weee-regulations': shortNames.waste,
  'refunds-returns': shortNames.refunds,
}

/** The date of the last change, the same for all texts. */
export const legalTextsDate = '2026-11-23'

/** One file for each text and language, loaded on demand. */
const files = import.meta.glob<string>('../../content/legal/*.md', { import: 'html' })

const loading = new Map<string, Promise<string>>()

/** The text as HTML; always the same promise, as `use` requires. */
export function loadLegalText(name: LegalText, locale: Locale): Promise<string> {
  const path = `../../content/legal/${name}.${locale}.md`
  const known = loading.get(path)
  if (known !== undefined) return known
  const load = files[path]
  if (load === undefined) throw new Error(`no legal text ${path}`)
  const text = load()
  loading.set(path, text)
  // A failed download must not be cached.
  text.catch(() => loading.delete(path))
  return text
}
