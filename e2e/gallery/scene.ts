import type { Page } from '@playwright/test'
import type { PersonaName } from '@kryt/seed/personas.ts'
import type { Person } from '../support/people.ts'
import type { Language, Width } from './looks.ts'

/** Who looks, and in which language: what a scene needs to know while it opens. */
export interface Visit {
  width: Width
  language: Language
  /** Null for a visitor. */
  person: Person | null
  /** An English text of the app in the language of this visit, as the app itself says it. */
  say: (english: string) => string
}

/** One state of one page or dialog. */
export interface Scene {
  name: string
  /**
   * A visitor (null), a newcomer of this picture's own without a profile (fresh), one who is a teacher already, or a
   * person of the seed.
   */
  as: null | 'fresh' | 'teacher' | PersonaName
  /** Only what the window shows, as for dialogs. Otherwise the page from where `open` left it to its end. */
  windowOnly?: true
  /** Opened anew for each theme, because it goes away by itself. */
  fleeting?: true
  /** The banner about cookies has not been answered. */
  firstVisit?: true
  open: (page: Page, visit: Visit) => Promise<unknown>
}
