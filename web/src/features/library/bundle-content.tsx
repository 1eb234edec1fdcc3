import { ChevronDownIcon } from 'lucide-react'
import { useState } from 'react'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { cn } from '@/lib/class-names.ts'
import type { OwnedResource } from './library-item.ts'
import { ResourceContent } from './resource-content.tsx'

/** The resources of a bundle when it was bought, each with its files. The first one is open. */
export function BundleContent({ resources }: { resources: readonly OwnedResource[] }) {
  const [openId, setOpenId] = useState(resources[0]?.id)
  return (
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
            {resource.title}
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
