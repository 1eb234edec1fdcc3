import { PencilIcon, Trash2Icon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { accentBackground, subjectAccent } from '@/domain/school/subject-accent.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import type { ClassesCard_ClassFragment } from './classes-card.generated.ts'

/** A class with the colour of its subject, and what can be done with it. */
export function ClassRow({
  one,
  onAct,
}: {
  one: ClassesCard_ClassFragment
  onAct: (kind: 'edit' | 'delete') => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const online = useOnline()
  const accent = subjectAccent(one.subject?.subject ?? '')
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <span
        aria-hidden="true"
        className={cn(
          'h-10 w-1.5 shrink-0 rounded-full',
          accent === null ? 'bg-ink-muted/50' : accentBackground[accent],
        )}
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base tracking-normal">{one.name}</h3>
        {one.subject !== null && (
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="Grade {grade} · {subject}"
              id="t5kGiF"
              values={{ grade: one.subject.grade, subject: subjectName(one.subject, locale) }}
            />
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        disabled={!online}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Edit class {name}', id: 'dwQqux' },
          { name: one.name },
        )}
        onClick={() => onAct('edit')}
      >
        <PencilIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="-ml-2"
        disabled={!online}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Delete class {name}', id: 'GyqHI+' },
          { name: one.name },
        )}
        onClick={() => onAct('delete')}
      >
        <Trash2Icon aria-hidden="true" />
      </Button>
    </li>
  )
}
