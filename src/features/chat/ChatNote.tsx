import { usePage } from '../../components/usePage.ts'

/** One sentence about what has just happened in the chats, with at most one action. It covers nothing. */
export interface Note {
  readonly text: string
  readonly bad?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

export function ChatNote({ note, close }: { note: Note | null; close: () => void }) {
  const page = usePage()
  return (
    <div className="chat-note" role="status">
      {note && (
        <div className={note.bad ? 'toast toast-bad' : 'toast'}>
          <p>{note.text}</p>
          {note.action && (
            <button
              className="link"
              type="button"
              onClick={() => {
                note.action?.run()
                close()
              }}
            >
              {note.action.label}
            </button>
          )}
          <button className="link" type="button" onClick={close}>
            {page.t('common:close')}
          </button>
        </div>
      )}
    </div>
  )
}
