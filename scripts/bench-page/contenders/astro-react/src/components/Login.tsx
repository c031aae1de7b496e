import { useEffect, useRef, useState } from 'react'

export function Login() {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button id="login" className="btn primary" type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      {isOpen && (
        <dialog ref={dialog} onClose={() => setOpen(false)}>
          <form method="dialog">
            <h2>Log in</h2>
            <label>
              Account
              <input name="account" autoComplete="username" />
            </label>
            <label>
              Password
              <input name="password" type="password" autoComplete="current-password" />
            </label>
            <button type="submit" className="btn primary">
              Log in
            </button>
          </form>
        </dialog>
      )}
    </>
  )
}
