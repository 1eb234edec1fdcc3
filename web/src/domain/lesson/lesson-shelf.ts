import type { WritingClient } from '@/graphql/write.ts'
import type { LessonValues } from './lesson-values.ts'

/** A lesson as the server has it. */
export interface LessonNow {
  /** The row's `updated_at` as the server wrote it. */
  version: string
  /** Nobody has saved it since it was made. */
  unchanged: boolean
  values: LessonValues
}

/** What a lesson must have before it is saved, beside its name and the labels of its fields. */
export interface LessonRules {
  /** Every heading and every field has a value, and there is a subject: a lesson, not a template for one (T4.2). */
  filled: boolean
  /**
   * It is a template for everybody: it has a school and points, and each field tells by a hint and an example how it is
   * filled in (A5.5).
   */
  shared: boolean
}

/**
 * Where a lesson of the editor is kept: among a teacher's own, or among the templates for everybody. The editor is the same for
 * both (decision 094).
 */
export interface LessonShelf {
  rules: LessonRules
  /** The table whose changes are recorded with who made them: that of the templates for everybody. */
  audited?: string
  /** Past the cache; null when it is gone. @throws AppError */
  read: (client: WritingClient, id: string) => Promise<LessonNow | null>
  /**
   * @param stored id and version of the lesson to change; for a new one its id, and the template that it was started from
   * @throws AppError
   */
  save: (
    client: WritingClient,
    values: LessonValues,
    stored: { id: string; version?: string; from?: string },
  ) => Promise<void>
}
