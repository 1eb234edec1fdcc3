import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Changer, Conflict } from './conflict.ts'
import type { FileLimits } from './schema-facts.ts'

/** What a dialog asks about, read from the server. */
export interface Figures {
  /** They are on the screen, and are those of now. */
  known: boolean
  /** Why they could not be read. */
  error: unknown
  /** Reads them again. */
  again: () => void
}

export interface EntityFormOptions<V extends FieldValues, Out, Answer = unknown> {
  /** The rules. Give messages in the person's language; a built-in rule without a message gets one of ours. */
  schema: z.core.$ZodType<Out, V>
  /** The row's values, or the first values of a new one. When they change, untouched fields take the new value. */
  values: V
  /** The row's `updated_at`, exactly as the server wrote it; leave it out for a new row. */
  version?: string | undefined
  /** False while data is still being loaded: nothing can be saved, and the draft is not restored yet. */
  ready?: boolean
  /** What is chosen is right, but there would be nothing to do. */
  idle?: boolean
  /** What went wrong apart from saving, such as loading what the form needs. It is said with the form's own errors. */
  problem?: unknown
  /** Whether something must change before the form can be saved. By default true when there is a version. */
  edits?: boolean
  /**
   * Rejects with what went wrong. With a version its update filters by it, and a count of 0 rejects with
   * `not_found_or_forbidden` (expectAffected); a function of the database raises `row_changed`. False: the person
   * thought better of it; the form stays.
   */
  save: (values: Out, saving: Saving<V>) => Promise<Answer | false>
  /**
   * After it was saved and nothing asks any more: closes the dialog, or leads on. The form stays pending until the
   * promise that this returns has settled, so that nothing is sent twice while the next page loads.
   * @param answer what `save` resolved with
   */
  onSaved?: ((answer: Answer) => unknown) | undefined
  /** The row as it is now, asked of the server; null when it cannot be seen. */
  reread?: (() => Promise<{ version: string; values: V } | null>) | undefined
  /** Who wrote that version of the row, where it is known. */
  whoChanged?: ((version: string) => Promise<Changer | null>) | undefined
  /** Which field an error code of the server, or the name of a constraint, is about. */
  fieldOf?: Partial<Record<string, FieldPath<V>>>
  /** The name of the draft: what is typed is kept for this window and restored after a reload. */
  draft?: string
  /** Fields that are never kept in a draft: passwords, codes. */
  neverKept?: readonly FieldPath<V>[]
  /** Whether to ask before what was typed is lost. */
  asks?: boolean
  /** What is said after saving; null for a form that says it itself. */
  notice?: string | null
  /** When a field is checked first: with every key (as set), when it is left, or when the form is sent. */
  mode?: 'onChange' | 'onTouched' | 'onSubmit' | 'all'
  /**
   * False where a browser or a password manager may fill fields in before the page can read them: the button then never
   * says that something is missing until it was pressed.
   */
  waits?: boolean
  /** It sends something, such as a password or a code: the words beside its button then speak of no saving. */
  sends?: boolean
  /** What went wrong before the form was opened; it is said until the next try. */
  error?: unknown
}

/** What a save may need beside the values. */
export interface Saving<V> {
  /** For the update's filter; empty for a new row. */
  version: string
  /** The fields that differ from what the form was opened with. */
  changed: readonly (keyof V & string)[]
}

/** Why a form cannot be saved now. */
export type NotNow = 'offline' | 'loading' | 'problem' | 'idle' | 'unchanged' | 'missing' | 'wrong'

/** What the kit knows of a field beyond its value: needed where two versions are shown side by side. */
export interface KnownField {
  label: ReactNode
  /** The value in words. */
  show: (value: unknown) => ReactNode
}

/** A form as its dialog and its fields see it; useEntityForm makes it. */
export interface EntityForm<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'control' | 'setValue' | 'getValues' | 'trigger' | 'setError' | 'clearErrors'
> {
  id: string
  /** For the ref of the form's element. */
  attach: (element: HTMLFormElement | null) => void
  fields: Map<string, KnownField>
  /** It is being saved. */
  pending: boolean
  /** Something was typed and not saved. */
  dirty: boolean
  /** Whether to ask before that is lost. */
  asks: boolean
  /** Its button does something other than save. */
  sends: boolean
  /** Whether all that was typed is in the draft. */
  kept: () => boolean
  /** Restores the values the form was opened with. */
  discard: () => void
  /** It was typed before the page was loaded anew. */
  restored: boolean
  /** It was saved, and nothing has been typed since. */
  saved: boolean
  /** An error that is about no field in particular. */
  error: unknown
  /** Reads again what the form needs; null unless that has failed. */
  again: (() => void) | null
  notNow: NotNow | null
  conflict: Conflict | null
  /** The most characters or entries that a field may have. */
  longest: (field: string) => number | null
  /** Which files a field takes. */
  file: (field: string) => FileLimits
  required: (field: string) => boolean
  submit: () => Promise<void>
  /** Asks first when something would be lost. */
  mayClose: () => Promise<boolean>
}
