import { useEffect, useState } from 'react'
import { picturesBucket, rememberPicture } from '../view/signed-picture.ts'
import { preparePicture, type PictureProblem } from './prepare-picture.ts'
import { storePicture } from './store-picture.ts'
import { sweepPictures } from './sweep-pictures.ts'

export type Upload =
  | { state: 'preparing' }
  | { state: 'sending'; preview: string }
  | { state: 'stored'; preview: string; src: string; width: number; height: number }
  | { state: 'refused'; problem: PictureProblem }
  | { state: 'failed'; error: unknown }

/** Scales a file and stores it in the folder, from the moment on that it is mounted. */
export function useUpload(file: File, folder: string): Upload {
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
      const ending = picture.blob.type === 'image/jpeg' ? 'jpg' : 'png'
      const key = `Assessments/${folder}/${crypto.randomUUID()}.${ending}`
      await storePicture(key, picture.blob)
      // The page has the picture already.
      rememberPicture(key, shown)
      preview = undefined
      const { width, height } = picture
      tell({ state: 'stored', preview: shown, src: `${picturesBucket}/${key}`, width, height })
      void sweepPictures()
    }
    run().catch((error: unknown) => tell({ state: 'failed', error }))
    return () => {
      left = true
      if (preview !== undefined) URL.revokeObjectURL(preview)
    }
  }, [file, folder])
  return upload
}
