import { z } from 'zod/mini'
import { callFunction, postToFunction } from '@/lib/edge-function.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import type { TeacherValues } from './teacher-schema.ts'

/** What became of a wish for a new teacher. */
export type Outcome =
  | { kind: 'created'; email: string; temporaryPassword: string }
  /** Is a teacher already, belongs to another group, or is known from the old shop only. */
  | { kind: 'teacher' | 'other_group' | 'imported'; email: string }

const details = z.object({
  teacherProfileDetails: z.optional(
    z.object({ standing: z.enum(['teacher', 'other_group', 'imported', 'unfinished']) }),
  ),
})

const made = z.object({
  successfulUsers: z.array(
    z.object({ User: z.object({ Username: z.string() }), temporaryPassword: z.string() }),
  ),
  failedUsers: z.array(z.object({ error: z.string() })),
})

const notReached = (error: unknown, word: 'no_user_created' | 'user_perhaps_created') => {
  const { code } = toAppError(error)
  return code === 'server_unreachable' || code === 'offline'
    ? new AppError(word, { cause: error })
    : error
}

async function standingOf(teacherEmail: string) {
  try {
    const answer = await callFunction('query-teacher-profile', {
      method: 'GET',
      query: { teacherEmail },
    })
    return details.parse(answer).teacherProfileDetails?.standing
  } catch (error) {
    throw notReached(error, 'no_user_created')
  }
}

/**
 * Looks the address up and creates a teacher where nobody has it (A4.8). It can be repeated: what is there already is
 * found, and what broke off is finished.
 * @param imported whether somebody whom only the old shop knows is meant
 * @throws AppError no_user_created or user_perhaps_created when the network fails; what Auth or the function answers
 */
export async function createTeacher(
  { email, phone, language }: TeacherValues,
  imported: boolean,
): Promise<Outcome> {
  const standing = await standingOf(email)
  if (standing === 'teacher' || standing === 'other_group') return { kind: standing, email }
  if (standing === 'imported' && !imported) return { kind: 'imported', email }
  const users = [{ email, phoneNumber: phone, language }]
  const answer = await postToFunction('create-users', { users }).catch((error: unknown) => {
    throw notReached(error, 'user_perhaps_created')
  })
  const { successfulUsers, failedUsers } = made.parse(answer)
  const [failed] = failedUsers
  if (failed !== undefined) throw toAppError({ status: 500, error: failed.error })
  const [created] = successfulUsers
  // Somebody else was faster.
  if (created === undefined) return { kind: 'teacher', email }
  return {
    kind: 'created',
    email: created.User.Username,
    temporaryPassword: created.temporaryPassword,
  }
}

/** Makes somebody of another group a teacher too. @throws AppError */
export async function addToTeachers(email: string): Promise<void> {
  await postToFunction('add-user-to-group', { groupName: 'teacher', userName: email })
}
