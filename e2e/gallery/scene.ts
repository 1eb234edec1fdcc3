import type { Page } from '@playwright/test'
import type { PersonaName } from '@kryt/seed/personas.ts'
import type { Person } from '../support/people.ts'
import type { Language, Width } from './looks.ts'

/** The person and the language of a visit. */
export interface Visit {
  width: Width
  language: Language
  /** Null for a visitor. */
  person: Person | null
  /** Translates an English text of the app to the language of this visit, with the app's own catalogue. */
  say: (english: string) => string
}

/** One state of a page or dialog to be photographed. */
export interface Scene {
  name: string
  /** A visitor (null), a new person without a profile (fresh), a new teacher, or a person of the seed. */
  as: null | 'fresh' | 'teacher' | PersonaName
  /** Photographs only the window, as for dialogs; otherwise the page from the present position to its end. */
  windowOnly?: true
  /** Opened again for each theme, because it disappears by itself. */
  fleeting?: true
  /** The banner about cookies has not been answered. */
  firstVisit?: true
  open: (page: Page, visit: Visit) => Promise<unknown>
}
