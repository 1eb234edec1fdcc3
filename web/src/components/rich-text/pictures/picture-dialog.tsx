import { $insertNodes, type LexicalEditor } from 'lexical'
import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { useSession } from '@/lib/session.ts'
import { leaveDialog } from '../editor/focus-now.ts'
import { worksOn } from '../editor/toolbar-place.ts'
import { $createPictureNode } from '../nodes/picture-node.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { pictureRequest } from './picture-request.ts'
import type { PicturePlace } from './store-picture.ts'
import { useUpload } from './use-upload.ts'

/** Asks what a new picture shows while it is stored, and puts it into the text, one of those the toolbar works on. */
export function PictureDialog({
  shared,
  place,
  toolbar,
}: {
  shared: boolean
  /** Where the pictures of a page are kept. */
  place: PicturePlace | undefined
  toolbar: HTMLElement | null
}) {
  const request = useSyncExternalStore(pictureRequest.subscribe, pictureRequest.get)
  const session = useSession()
  if (request === null || !worksOn(toolbar, request.editor)) return null
  if (session.status !== 'signed-in') return null
  const close = () => leaveDialog(request.editor, () => pictureRequest.set(null))
  const [file, next, ...later] = request.files
  const goOn = () => {
    if (next === undefined) close()
    else pictureRequest.set({ ...request, files: [next, ...later] })
  }
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        className="min-[600px]:w-[min(520px,calc(100vw-48px))]"
        aria-describedby={undefined}
        // The caret is back in the text already.
        onCloseAutoFocus={(event) => event.preventDefault()}
        // The message about pictures that did not come stands outside of it.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <NewPicture
          key={`${String(request.files.length)} ${file.name}`}
          editor={request.editor}
          file={file}
          more={request.files.length - 1}
          place={place ?? (shared ? 'shared' : session.user.id)}
          onDone={goOn}
        />
      </DialogContent>
    </Dialog>
  )
}

function NewPicture({
  editor,
  file,
  more,
  place,
  onDone,
}: {
  editor: LexicalEditor
  file: File
  /** How many follow. */
  more: number
  place: PicturePlace | string
  onDone: () => void
}) {
  const upload = useUpload(file, place)
  const [says, setSays] = useState({ altText: '', decorative: false })
  const described = says.decorative || says.altText.trim() !== ''
  const insert = () => {
    if (upload.state !== 'stored') return
    // As wide as it is, but no wider than a page has room for beside its margins.
    const width = Math.min(upload.width, 480)
    const height = Math.round((upload.height * width) / upload.width)
    editor.update(() => {
      $insertNodes([
        $createPictureNode({
          src: upload.src,
          ...says,
          altText: says.altText.trim(),
          width,
          height,
        }),
      ])
    })
    onDone()
  }
  return (
    <form
      className="grid gap-4 p-6"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        insert()
      }}
    >
      <DialogTitle className="pr-10 text-xl">
        <FormattedMessage defaultMessage="New picture" id="xKOPRN" />
      </DialogTitle>
      {more > 0 && (
        <p className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="{more, plural, one {One more picture follows.} other {# more pictures follow.}}"
            id="20ebor"
            values={{ more }}
          />
        </p>
      )}
      {'preview' in upload && (
        <img
          src={upload.preview}
          alt=""
          className="border-line bg-paper-deep max-h-56 max-w-full justify-self-center rounded-md border object-contain"
        />
      )}
      <p role="status" className="text-ink-muted text-[15px] empty:hidden">
        {upload.state === 'preparing' && (
          <FormattedMessage defaultMessage="Preparing the picture…" id="3jV1Pm" />
        )}
        {upload.state === 'sending' && (
          <FormattedMessage defaultMessage="Storing the picture…" id="iik1DU" />
        )}
      </p>
      {(upload.state === 'preparing' || upload.state === 'sending') && <LoadingStroke />}
      {upload.state === 'refused' && (
        <p role="alert" className="text-danger text-[15px]">
          {upload.problem === 'type' ? (
            <FormattedMessage
              defaultMessage="A picture is a PNG, JPEG, BMP or GIF file. This one is something else."
              id="oOjBLr"
            />
          ) : (
            <FormattedMessage
              defaultMessage="This picture cannot be read. Save it again as PNG or JPEG and try once more."
              id="lNMn0X"
            />
          )}
        </p>
      )}
      <FormError error={upload.state === 'failed' ? upload.error : null} />
      <DescriptionFields {...says} onChange={(more) => setSays((now) => ({ ...now, ...more }))} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" disabled={upload.state !== 'stored' || !described}>
          <FormattedMessage defaultMessage="Insert" id="freMIM" />
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {more > 0 ? (
            <FormattedMessage defaultMessage="Leave this one out" id="ZE78fO" />
          ) : (
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          )}
        </Button>
      </div>
    </form>
  )
}
