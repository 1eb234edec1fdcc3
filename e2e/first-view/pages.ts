import type { PersonaName } from '@kryt/seed/personas.ts'

/** A page that is opened as a first visit. */
export interface MeasuredPage {
  name: string
  path: string
  /** Null for a visitor. */
  as: PersonaName | null
  /** An element that is there as soon as the page has its own content. */
  stands: string
  /** True where an unread announcement is shown. */
  announcement?: true
}

const shown = 'main article a[href]'

export const pages: MeasuredPage[] = [
  { name: 'landing', path: '/', as: null, stands: 'article a[href]' },
  {
    name: 'product',
    path: '/product/83278ea6-ecf2-54a1-b1d6-f1451fe7f783',
    as: null,
    stands: 'main h1 ~ div button',
  },
  { name: 'sign-in', path: '/auth', as: null, stands: 'input[type=password]' },
  { name: 'shop', path: '/app/products', as: 'thandi', stands: shown },
  { name: 'library', path: '/app/bought-products', as: 'thandi', stands: shown },
  { name: 'calendar', path: '/app/calendar', as: 'thandi', stands: '.calendar > *' },
  {
    name: 'shop, with an announcement',
    path: '/app/products',
    as: 'thandi',
    stands: shown,
    announcement: true,
  },
  {
    name: 'calendar, with an announcement',
    path: '/app/calendar',
    as: 'thandi',
    stands: '.calendar > *',
    announcement: true,
  },
]
