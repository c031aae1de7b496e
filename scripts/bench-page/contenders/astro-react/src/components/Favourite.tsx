import { useEffect, useState } from 'react'

const KEY = 'favourites'
const read = (): string[] => JSON.parse(localStorage.getItem(KEY) ?? '[]')

export function Favourite({ id }: { id: string }) {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (read().includes(id)) setPressed(true)
  }, [id])
  const toggle = () => {
    const all = new Set(read())
    if (isPressed) all.delete(id)
    else all.add(id)
    localStorage.setItem(KEY, JSON.stringify([...all]))
    setPressed(!isPressed)
  }
  return (
    <button className="btn fav" type="button" aria-pressed={isPressed} onClick={toggle}>
      {isPressed ? 'In favourites' : 'Add to favourites'}
    </button>
  )
}
