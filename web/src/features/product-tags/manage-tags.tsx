import { useQuery } from '@apollo/client/react'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import * as longest from '@/lib/longest.ts'
import { DeleteTag } from './delete-tag.tsx'
import { MergeTag } from './merge-tag.tsx'
import { TagsForAdminDocument } from './product-tags.generated.ts'
import { TagDialog } from './tag-dialog.tsx'
import { TagRow } from './tag-row.tsx'
import { readTags, tagsWith, type Tag } from './tags.ts'

/** So many are drawn; the search finds the others. */
const drawn = 100

type Open = { what: 'new' } | { what: 'edit' | 'merge' | 'delete'; tag: Tag }

/**
 * All tags, with how many carry them: they are made, renamed, merged and deleted here.
 * @param resourcesWith the list of what carries a tag
 */
export function ManageTags({
  resourcesWith,
  onClose,
}: {
  resourcesWith: (tagId: string) => To
  onClose: () => void
}) {
  const intl = useIntl()
  const { data, error } = useQuery(TagsForAdminDocument, { fetchPolicy: 'cache-and-network' })
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const back = () => setOpen(null)
  const tags = readTags(data?.tagsForAdmin)
  const found = tagsWith(tags ?? [], words)
  if (open?.what === 'new') return <TagDialog tag={null} onClose={back} />
  if (open?.what === 'edit') return <TagDialog tag={open.tag} onClose={back} />
  if (open?.what === 'merge') return <MergeTag tag={open.tag} tags={tags ?? []} onClose={back} />
  const search = intl.formatMessage({ defaultMessage: 'Search tags', id: 'Km4h+B' })
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Manage tags" id="hlIFTB" />}
      error={error ?? null}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <div className="grid min-w-48 flex-1 gap-1">
          <Input
            type="search"
            aria-label={search}
            placeholder={search}
            maxLength={longest.searchWords}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <WritingButton onClick={() => setOpen({ what: 'new' })}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="New tag" id="BOP1Ho" />
        </WritingButton>
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {tags === null ? (
          error === undefined && <FormattedMessage defaultMessage="Loading tags…" id="TUPyk0" />
        ) : (
          <FormattedMessage
            defaultMessage="{count, plural, =0 {No tag is called that} one {# tag} other {# tags}}{more, plural, =0 {} other {. These are the first #; search for others.}}"
            id="i3r92T"
            values={{ count: found.length, more: found.length > drawn ? drawn : 0 }}
          />
        )}
      </p>
      {found.length > 0 && (
        <ul className="divide-line border-line divide-y rounded-md border [--list-row:48px]">
          {found.slice(0, drawn).map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              resourcesWith={resourcesWith(tag.id)}
              onEdit={() => setOpen({ what: 'edit', tag })}
              onMerge={() => setOpen({ what: 'merge', tag })}
              onDelete={() => setOpen({ what: 'delete', tag })}
            />
          ))}
        </ul>
      )}
      {open?.what === 'delete' && <DeleteTag tag={open.tag} onClose={back} />}
    </InfoDialog>
  )
}
