import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '@/lib/errors.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { savePictured } from './settle-pictures.ts'
import { useNewPictures } from './use-new-pictures.ts'

vi.mock('@/lib/stored-files.ts', () => ({ removeFiles: vi.fn().mockResolvedValue(undefined) }))

test.for<[ErrorCode, string[]]>([
  ['not_found_or_forbidden', ['new', 'taken out again']],
  ['server_unreachable', ['taken out again']],
  ['offline', ['taken out again']],
])('after %s, closing deletes only pictures that no row can name', async ([code, deleted]) => {
  vi.mocked(removeFiles).mockClear()
  const { current: fresh } = renderHook(() => useNewPictures('images')).result
  fresh.add('new')
  fresh.add('taken out again')
  await expect(
    savePictured(fresh, ['new'], Promise.reject(new AppError(code))),
  ).rejects.toMatchObject({ code })
  await fresh.discard()
  expect(vi.mocked(removeFiles).mock.calls.flatMap(([, keys]) => keys)).toEqual(deleted)
})
