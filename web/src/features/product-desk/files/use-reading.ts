import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { pictureKey } from '@/components/pictures/picture-key.ts'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { storeFile } from '@/lib/stored-files.ts'
import type { ProductValues } from '../dialog/product-schema.ts'
import { readPdf } from './read-pdf.ts'

/**
 * Fills the form in from a PDF of the resource: its pages, its language, and a cover where there is no picture yet. Nothing
 * is saved by that, and all of it can be changed by hand.
 */
export function useReading(form: EntityForm<ProductValues>, productId: string, fresh: NewPictures) {
  const intl = useIntl()
  const [reading, setReading] = useState<string | null>(null)
  const read = async (fileKey: string) => {
    setReading(fileKey)
    try {
      const { pages, language, cover } = await readPdf(fileKey)
      form.setValue('pages', String(pages), { shouldDirty: true })
      if (language !== '') form.setValue('language', language, { shouldDirty: true })
      if (cover !== null && form.getValues('thumbnails').length === 0) {
        const key = pictureKey(`Products/${productId}`, 'cover', Date.now())
        await storeFile('images', key, cover)
        fresh.add(key)
        form.setValue('thumbnails', [key], { shouldDirty: true })
      }
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage:
              '{pages, plural, one {# page} other {# pages}}{language, select, en {, in English} af {, in Afrikaans} other {}}. Filled in, not saved yet.',
            id: '0yLA4J',
          },
          { pages, language },
        ),
      )
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
    setReading(null)
  }
  return { reading, read }
}
