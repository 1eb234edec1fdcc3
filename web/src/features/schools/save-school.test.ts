import { beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '@/lib/errors.ts'
import { writingClient } from '@/testing/writing-client.ts'
import { saveSchool } from './save-school.ts'
import { dropLogo } from './store-logo.ts'

vi.mock('./store-logo.ts', () => ({
  storeLogo: vi.fn().mockResolvedValue('Schools/s/2-new.jpg'),
  dropLogo: vi.fn(),
}))
beforeEach(() => void vi.mocked(dropLogo).mockClear())

const values = {
  name: 'Marula Primary',
  town: '',
  provinces: ['Limpopo'],
  isGeneric: false,
  logo: new File(['x'], 'new.jpg'),
}

test.for<[ErrorCode, (string | null)[]]>([
  ['school_name_town_provinces_key', ['Schools/s/2-new.jpg']],
  ['not_found_or_forbidden', ['Schools/s/2-new.jpg']],
  ['server_unreachable', []],
  ['offline', []],
  ['unexpected', []],
])('after %s a new logo goes only if no school can name it', async ([code, dropped]) => {
  const { client } = writingClient({})
  vi.mocked(client.mutate).mockRejectedValue(new AppError(code))
  await expect(
    saveSchool(client, values, { id: 's', version: 'now', logo: 'Schools/s/1-old.jpg' }),
  ).rejects.toMatchObject({ code })
  expect(vi.mocked(dropLogo).mock.calls.flat()).toEqual(dropped)
})
