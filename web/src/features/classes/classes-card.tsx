import { PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'
import { accentBackground, subjectAccent } from '@/domain/school/subject-accent.ts'
import { Card } from '@/components/card.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import type {
  ClassesCard_ClassFragment,
  ClassForm_SubjectFragment,
} from './classes-card.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import { ClassDialog } from './class-form.tsx'
import { grades } from './class-form-schema.ts'
import { DeleteClassDialog } from './delete-class-dialog.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'

type Class = ClassesCard_ClassFragment
type Open = { kind: 'none' | 'new' } | { kind: 'edit' | 'delete'; one: Class }

const byGradeAndName = (one: Class, other: Class) =>
  grades.indexOf(one.subject?.grade ?? '') - grades.indexOf(other.subject?.grade ?? '') ||
  one.name.localeCompare(other.name)

/** The classes that the teacher teaches (T2.2). */
export function ClassesCard({
  classes,
  subjects,
}: {
  classes: readonly Class[]
  subjects: readonly ClassForm_SubjectFragment[]
}) {
  const online = useOnline()
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const add = (
    <Button
      variant="outline"
      size={classes.length === 0 ? 'md' : 'sm'}
      disabled={!online}
      onClick={() => setOpen({ kind: 'new' })}
    >
      <PlusIcon aria-hidden="true" />
      <FormattedMessage defaultMessage="Add a class" id="qXpU1u" />
    </Button>
  )
  return (
    <Card
      title={<FormattedMessage defaultMessage="Classes" id="bl+aGA" />}
      hint={<FormattedMessage defaultMessage="Each keeps the colour of its subject." id="8zriEQ" />}
      action={classes.length > 0 && add}
    >
      {classes.length === 0 ? (
        <EmptyState
          drawing={<BoardDrawing />}
          title={<FormattedMessage defaultMessage="No Classes found" id="SSa+/p" />}
          action={add}
        >
          <FormattedMessage
            defaultMessage="Add the classes that you teach, each with its grade and subject."
            id="fcQWl4"
          />
        </EmptyState>
      ) : (
        <ul className="divide-line -my-1 divide-y">
          {[...classes].sort(byGradeAndName).map((one) => (
            <ClassRow key={one.id} one={one} onAct={(kind) => setOpen({ kind, one })} />
          ))}
        </ul>
      )}
      {(open.kind === 'new' || open.kind === 'edit') && (
        <ClassDialog
          classes={classes}
          subjects={subjects}
          edited={open.kind === 'edit' ? open.one : null}
          onClose={close}
        />
      )}
      {open.kind === 'delete' && (
        <DeleteClassDialog one={open.one} classes={classes} onClose={close} />
      )}
    </Card>
  )
}

function ClassRow({ one, onAct }: { one: Class; onAct: (kind: 'edit' | 'delete') => void }) {
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
