import { FormattedMessage, useIntl } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { useEdit, usePaper } from './editor-context.ts'
import { languageName } from './language-name.ts'
import { usePaperLanguage } from './use-paper-language.ts'

/** Whether the paper has its other language beside it, question by question (B.7 of Papers). */
export function SecondLanguage() {
  const intl = useIntl()
  const edit = useEdit()
  const own = usePaperLanguage()
  const chosen = usePaper((paper) => paper.meta.otherLanguage)
  const other = chosen === '' ? (own === 'af' ? 'en' : 'af') : chosen
  return (
    <div>
      <Choice
        type="checkbox"
        checked={chosen !== ''}
        onChange={({ target }) =>
          edit({ kind: 'meta', change: { otherLanguage: target.checked ? other : '' } })
        }
      >
        <FormattedMessage
          defaultMessage="Also in {language}"
          id="FXmOu4"
          values={{ language: languageName(intl, other) }}
        />
      </Choice>
      <p className="text-ink-muted pl-8 text-sm">
        {chosen === '' ? (
          <FormattedMessage
            defaultMessage="One paper with its texts in both languages. What was translated is left out when you save without it."
            id="qxKhM/"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Translate it on the side “{language}” above. Marks and numbers are shared."
            id="qad4Tz"
            values={{ language: languageName(intl, other) }}
          />
        )}
      </p>
    </div>
  )
}
