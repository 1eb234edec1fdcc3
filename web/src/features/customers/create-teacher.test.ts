import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { createTeacher } from './create-teacher.ts'

const calls = vi.hoisted(() => ({ callFunction: vi.fn(), postToFunction: vi.fn() }))
vi.mock('@/lib/edge-function.ts', () => calls)

const values = { email: 'thandi@kryt.example', phone: '082 123 4567', language: 'af' as const }
const stands = (standing: string) => ({ teacherProfileDetails: { standing } })
const made = {
  successfulUsers: [{ User: { Username: values.email }, temporaryPassword: 'Kryt-x!' }],
  failedUsers: [],
}

beforeEach(() => {
  calls.callFunction.mockReset().mockResolvedValue({ errorMessage: 'not_found' })
  calls.postToFunction.mockReset().mockResolvedValue(made)
})

test('who is not known is created, with the language and phone that were typed', async () => {
  expect(await createTeacher(values, false)).toEqual({
    kind: 'created',
    email: values.email,
    temporaryPassword: 'Kryt-x!',
  })
  expect(calls.callFunction).toHaveBeenCalledWith('query-teacher-profile', {
    method: 'GET',
    query: { teacherEmail: values.email },
  })
  expect(calls.postToFunction).toHaveBeenCalledExactlyOnceWith('create-users', {
    users: [{ email: values.email, phoneNumber: values.phone, language: 'af' }],
  })
})

test.each(['teacher', 'other_group', 'imported'])(
  '%s: it is said, and nobody is created',
  async (kind) => {
    calls.callFunction.mockResolvedValue(stands(kind))
    expect(await createTeacher(values, false)).toEqual({ kind, email: values.email })
    expect(calls.postToFunction).not.toHaveBeenCalled()
  },
)

test.each(['imported', 'unfinished'])('%s is created when that is meant', async (kind) => {
  calls.callFunction.mockResolvedValue(stands(kind))
  expect(await createTeacher(values, true)).toMatchObject({ kind: 'created' })
})

test('where somebody else was faster, the person is a teacher already', async () => {
  calls.postToFunction.mockResolvedValue({ successfulUsers: [], failedUsers: [] })
  expect(await createTeacher(values, false)).toEqual({ kind: 'teacher', email: values.email })
})

test('a network that fails says whether anybody was created', async () => {
  const unreachable = new AppError('server_unreachable')
  calls.postToFunction.mockRejectedValue(unreachable)
  await expect(createTeacher(values, false)).rejects.toMatchObject({ code: 'user_perhaps_created' })
  calls.callFunction.mockRejectedValue(unreachable)
  await expect(createTeacher(values, false)).rejects.toMatchObject({ code: 'no_user_created' })
})

test('what the function refuses is passed on', async () => {
  calls.postToFunction.mockResolvedValue({
    successfulUsers: [],
    failedUsers: [{ error: 'weak_password' }],
  })
  await expect(createTeacher(values, false)).rejects.toMatchObject({ code: 'weak_password' })
  calls.callFunction.mockRejectedValue(new AppError('admin_required'))
  await expect(createTeacher(values, false)).rejects.toMatchObject({ code: 'admin_required' })
})
