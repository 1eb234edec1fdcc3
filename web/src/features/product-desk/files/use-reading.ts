import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { ProductValues } from '../dialog/product-schema.ts'
import { readPdf } from './read-pdf.ts'
import { storePictures } from './store-pictures.ts'

/**
 * Fills the form in from a PDF of the resource: its pages, its language, and pictures of its first pages where there is no
 * picture yet. Nothing is saved by that, and all of it can be changed by hand.
 */
export function useReading(form: EntityForm<ProductValues>, productId: string, fresh: NewPictures) {
  const intl = useIntl()
  const [reading, setReading] = useState<string | null>(null)
  /** @param byItself nobody asked: what is filled in already stays */
  const read = async (fileKey: string, byItself = false) => {
    setReading(fileKey)
    try {
      const draws = form.getValues('thumbnails').length === 0
      const { pages, language, pictures } = await readPdf(fileKey, draws)
      const fill = (name: 'pages' | 'language', value: string) => {
        if (value === '' || (byItself && form.getValues(name) !== '')) return
        form.setValue(name, value, { shouldDirty: true })
      }
      fill('pages', String(pages))
      fill('language', language)
      const keys = await storePictures(productId, pictures, fresh.add)
      // Somebody may have chosen one in the meantime.
      if (keys.length > 0 && form.getValues('thumbnails').length === 0)
        form.setValue('thumbnails', keys, { shouldDirty: true })
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
