import { expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Account } from '../_shared/people/find-account.ts'
import { handleQueryTeacherProfile } from './handler.ts'

const account: Account = {
  standing: 'teacher',
  owner: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01::thandi@kryt.example',
  groups: ['teacher'],
  profile: null,
}

async function ask(query: string, findAccount: (email: string) => Promise<Account | null>) {
  const response = await handleQueryTeacherProfile(
    new Request(`http://api/query-teacher-profile${query}`),
    { findAccount },
  )
  return [response.status, (await response.json()) as unknown]
}

it('answers who has the address, whatever spaces it was typed with', async () => {
  const asked: string[] = []
  const find = async (email: string) => Promise.resolve(asked.push(email) > 0 ? account : null)
  expect(await ask('?teacherEmail=thandi%20@kryt.example&userPoolId=x', find)).toEqual([
    200,
    {
      teacherProfileDetails: {
        teacherprofile: null,
        datamodelCognitoOwner: account.owner,
        standing: 'teacher',
      },
    },
  ])
  expect(asked).toEqual(['thandi@kryt.example'])
})

it('says when nobody has it', async () => {
  expect(await ask('?teacherEmail=x@kryt.example', async () => Promise.resolve(null))).toEqual([
    200,
    { errorMessage: 'not_found' },
  ])
})

it.each(['', '?teacherEmail=', '?teacherEmail=%20'])('refuses %j', async (query) => {
  expect(await ask(query, async () => Promise.resolve(account))).toEqual([
    422,
    { error: 'email_required' },
  ])
})

it('passes on whom the database refuses', async () => {
  const refuse = async () => Promise.reject(new FunctionError(403, 'admin_required'))
  expect(await ask('?teacherEmail=x@kryt.example', refuse)).toEqual([
    403,
    { error: 'admin_required' },
  ])
})
