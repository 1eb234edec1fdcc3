import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { removeFiles, storeFile } from '@/lib/stored-files.ts'
import { Pictures } from './pictures.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { useNewPictures } from './use-new-pictures.ts'

vi.mock('@/lib/stored-files.ts', () => ({ storeFile: vi.fn(), removeFiles: vi.fn() }))
vi.mock('./shrink-picture.ts', () => ({ shrinkPicture: vi.fn(), pictureTypes: ['image/png'] }))

beforeEach(() => {
  vi.mocked(storeFile).mockReset()
  vi.mocked(storeFile).mockResolvedValue()
  vi.mocked(removeFiles).mockReset()
  vi.mocked(removeFiles).mockResolvedValue()
  vi.mocked(shrinkPicture).mockReset()
  vi.mocked(shrinkPicture).mockImplementation((file) =>
    Promise.resolve(file.type === 'image/png' ? new Blob(['jpeg'], { type: 'image/jpeg' }) : null),
  )
})

function Gallery({ first, limit }: { first: string[]; limit: number }) {
  const [keys, setKeys] = useState(first)
  const made = useNewPictures('images')
  return (
    <>
      <Pictures
        bucket="images"
        folder="Products/7"
        keys={keys}
        onChange={setKeys}
        onStored={made.add}
        limit={limit}
      />
      <output>{keys.map((key) => key.replace(/^.*\/\d+-/, '')).join(' ')}</output>
      <button name="discard" onClick={() => void made.discard()} />
      <button name="keep" onClick={() => void made.keep(keys)} />
    </>
  )
}

const open = (first: string[] = [], limit = 5) =>
  render(
    <IntlProvider locale="en">
      <Gallery first={first} limit={limit} />
    </IntlProvider>,
  )

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose pictures or drop them here'), {
    target: { files },
  })
const shown = () => document.querySelector('output')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const act = (name: string) =>
  fireEvent.click(document.querySelector(`[name="${name}"]`) ?? document)

test('chosen pictures are stored in their order, behind those that were there', async () => {
  open(['Products/7/1-old.jpg'])
  choose(file('b.png'), file('a.png'))
  await waitFor(() => expect(shown()).toBe('old.jpg b.jpg a.jpg'))
  expect(vi.mocked(storeFile).mock.calls.map(([bucket, key]) => [bucket, key])).toEqual([
    ['images', expect.stringMatching(/^Products\/7\/\d+-b\.jpg$/)],
    ['images', expect.stringMatching(/^Products\/7\/\d+-a\.jpg$/)],
  ])
})

test('two files of one name get two keys', async () => {
  open()
  choose(file('a.png'), file('a.png'))
  await waitFor(() => expect(shown()).toBe('a.jpg a.jpg'))
  expect(new Set(vi.mocked(storeFile).mock.calls.map(([, key]) => key)).size).toBe(2)
})

test('buttons move and remove; the first picture is the cover', () => {
  open(['P/1-a.jpg', 'P/2-b.jpg', 'P/3-c.jpg'])
  expect(screen.getAllByText('Cover')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Move picture 1 back' })).toHaveProperty(
    'disabled',
    true,
  )
  press('Move picture 1 forward')
  expect(shown()).toBe('b.jpg a.jpg c.jpg')
  press('Remove picture 2')
  expect(shown()).toBe('b.jpg c.jpg')
})

test('dragging moves', () => {
  open(['P/1-a.jpg', 'P/2-b.jpg', 'P/3-c.jpg'])
  const tile = (name: string) => screen.getByRole('img', { name })
  fireEvent.dragStart(tile('Picture 3: c.jpg'))
  fireEvent.drop(tile('Picture 1: a.jpg'), { dataTransfer: { files: [] } })
  expect(shown()).toBe('c.jpg a.jpg b.jpg')
})

test('no more than the limit are stored, and it is said', async () => {
  open(['P/1-a.jpg'], 2)
  choose(file('b.png'), file('c.png'))
  await waitFor(() => expect(shown()).toBe('a.jpg b.jpg'))
  expect(storeFile).toHaveBeenCalledTimes(1)
  expect(screen.getByText('At most 2 pictures.')).toBeTruthy()
})

test('what is no picture is named, the others are stored', async () => {
  open()
  choose(file('notes.txt', 'text/plain'), file('a.png'))
  await waitFor(() => expect(shown()).toBe('a.jpg'))
  expect(screen.getByText('No pictures that can be read: notes.txt')).toBeTruthy()
})

test('a refusal of Storage is said, and those before it stay', async () => {
  vi.mocked(storeFile).mockResolvedValueOnce().mockRejectedValueOnce(new AppError('offline'))
  open()
  choose(file('a.png'), file('b.png'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(shown()).toBe('a.jpg')
})

test('discarding removes the new files only', async () => {
  open(['Products/7/1-old.jpg'])
  choose(file('a.png'))
  await waitFor(() => expect(shown()).toBe('old.jpg a.jpg'))
  act('discard')
  await waitFor(() =>
    expect(removeFiles).toHaveBeenCalledWith('images', [
      expect.stringMatching(/^Products\/7\/\d+-a\.jpg$/),
    ]),
  )
})

test('saving keeps what the row names and removes what was added and taken out again', async () => {
  open()
  choose(file('a.png'), file('b.png'))
  await waitFor(() => expect(shown()).toBe('a.jpg b.jpg'))
  press('Remove picture 1')
  act('keep')
  await waitFor(() =>
    expect(removeFiles).toHaveBeenCalledWith('images', [expect.stringMatching(/-a\.jpg$/)]),
  )
})
