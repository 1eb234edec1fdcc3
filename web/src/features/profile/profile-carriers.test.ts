import { expect, test } from 'vitest'
import { writingClient } from '@/testing/writing-client.ts'
import { valuesOf } from './profile-form-schema.ts'
import { saveProfile } from './save-profile.ts'

test('a profile that is shown is saved as it was, of each column', async () => {
  const profile = {
    title: 'Ms',
    name: 'Thandi',
    surname: 'Nkosi',
    language: 'Zulu',
    province: 'Limpopo',
    daysPerWeek: 4,
  }
  const school = { nodeId: 'school node', id: 'school', name: 'Marula Primary', isGeneric: false }
  const shown = { nodeId: 'n', id: 'p', ...profile, school, schoolRequest: null }
  const { client, sent } = writingClient({}, { saveTeacherProfile: { nodeId: 'n' } })
  await saveProfile(client, valuesOf(shown as unknown as Parameters<typeof valuesOf>[0])) // the fields that it reads
  expect(sent()).toEqual({ ...profile, schoolId: 'school' })
})
