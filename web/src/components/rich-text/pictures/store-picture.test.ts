import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { storeFile } from '@/lib/stored-files.ts'
import { storePicture } from './store-picture.ts'
import { removeUnusedPictures } from './sweep-pictures.ts'

vi.mock('@/lib/stored-files.ts')
vi.mock('./sweep-pictures.ts')

const picture = new Blob([])
const store = vi.mocked(storeFile)
const remove = vi.mocked(removeUnusedPictures)
beforeEach(() => {
  store.mockReset()
  remove.mockReset()
})

test('a full folder is cleared of what no paper uses, and the picture is stored', async () => {
  store.mockRejectedValueOnce(new AppError('picture_quota_reached'))
  remove.mockResolvedValue(3)
  await storePicture('Assessments/me/a.png', picture)
  expect(store.mock.calls).toEqual([
    ['papers', 'Assessments/me/a.png', picture],
    ['papers', 'Assessments/me/a.png', picture],
  ])
})

test('where all pictures are in use, the writer is told that the folder is full', async () => {
  store.mockRejectedValue(new AppError('picture_quota_reached'))
  remove.mockResolvedValue(0)
  await expect(storePicture('key', picture)).rejects.toThrow('picture_quota_reached')
  expect(store).toHaveBeenCalledOnce()
})

test('any other failure removes nothing', async () => {
  store.mockRejectedValue(new AppError('offline'))
  await expect(storePicture('key', picture)).rejects.toThrow('offline')
  expect(remove).not.toHaveBeenCalled()
})
