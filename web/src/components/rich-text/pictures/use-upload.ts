import { useEffect, useState } from 'react'
import { preparePicture, type PictureProblem } from './prepare-picture.ts'
import { keepInPaper, keepOnPage, type PicturePlace } from './store-picture.ts'

export type Upload =
  | { state: 'preparing' }
  | { state: 'sending'; preview: string }
  | { state: 'stored'; preview: string; src: string; width: number; height: number }
  | { state: 'refused'; problem: PictureProblem }
  | { state: 'failed'; error: unknown }

/**
 * Scales a file and stores it, from the moment on that it is mounted.
 * @param place where pictures of a page are kept; those of a paper lie in the writer's own folder, by its name
 */
export function useUpload(file: File, place: PicturePlace | string): Upload {
  const [upload, setUpload] = useState<Upload>({ state: 'preparing' })
  useEffect(() => {
    let left = false
    let preview: string | undefined
    const tell = (next: Upload) => {
      if (!left) setUpload(next)
    }
    const run = async () => {
      const picture = await preparePicture(file)
      if (typeof picture === 'string') {
        tell({ state: 'refused', problem: picture })
        return
      }
      // Left while it was scaled: what would be revoked below was not there yet.
      if (left) return
      const shown = URL.createObjectURL(picture.blob)
      preview = shown
      tell({ state: 'sending', preview: shown })
      const src =
        typeof place === 'string'
          ? await keepInPaper(place, picture.blob, shown)
          : await keepOnPage(place, picture.blob)
      // The paper shows it from there.
      if (typeof place === 'string') preview = undefined
      const { width, height } = picture
      tell({ state: 'stored', preview: shown, src, width, height })
    }
    run().catch((error: unknown) => tell({ state: 'failed', error }))
    return () => {
      left = true
      if (preview !== undefined) URL.revokeObjectURL(preview)
    }
  }, [file, place])
  return upload
}
