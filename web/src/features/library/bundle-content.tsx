import { ChevronDownIcon, TruckIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { cn } from '@/lib/class-names.ts'
import { DownloadAllButton } from './download-all-button.tsx'
import { findFilesOf } from './download-all.ts'
import type { OwnedResource } from './library-item.ts'
import { ResourceContent } from './resource-content.tsx'

/** The resources of a bundle when it was bought, each with its files. The first one is open. */
export function BundleContent({
  title,
  resources,
}: {
  title: string
  resources: readonly OwnedResource[]
}) {
  const [openId, setOpenId] = useState(resources[0]?.id)
  const downloadable = resources.filter(({ physical }) => !physical)
  return (
    <>
      {downloadable.length > 1 && (
        <div className="mb-5">
          <DownloadAllButton title={title} find={async () => findFilesOf(downloadable)} />
        </div>
      )}
      <ul>
        {resources.map((resource) => (
          <Member
            key={resource.id}
            resource={resource}
            open={resource.id === openId}
            onToggle={() => setOpenId(resource.id === openId ? undefined : resource.id)}
          />
        ))}
      </ul>
    </>
  )
}

function Member({
  resource,
  open,
  onToggle,
}: {
  resource: OwnedResource
  open: boolean
  onToggle: () => void
}) {
  const region = `content-${resource.id}`
  return (
    <li className="border-line border-b first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={region}
          onClick={onToggle}
          className="hover:text-board flex min-h-16 w-full items-center gap-4 py-3 text-left"
        >
          <ProductImage
            imageKey={resource.pictures[0] ?? null}
            className="border-line w-11 rounded-sm border bg-white"
          />
          <span className="min-w-0 flex-1 font-sans text-base leading-snug font-semibold">
            <span lang={resource.language ?? undefined} className="wrap-anywhere">
              {resource.title}
            </span>
            {resource.physical && (
              <span className="text-ink-muted mt-0.5 flex items-center gap-1.5 text-sm font-normal">
                <TruckIcon aria-hidden="true" className="size-4" />
                <FormattedMessage
                  defaultMessage="Posted"
                  id="9Zkvx+"
                  description="A resource that is posted"
                />
              </span>
            )}
          </span>
          <ChevronDownIcon
            aria-hidden="true"
            className={cn('text-ink-muted size-5 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={region} hidden={!open} className="pb-5">
        {open && <ResourceContent resource={resource} />}
      </div>
    </li>
  )
}
