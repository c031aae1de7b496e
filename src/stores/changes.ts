import { atom } from 'nanostores'

/*
 * Changes of data that no store contains: each counter is incremented, and components that show the data request it
 * again.
 */

/** An island has rendered a list or page again: parts that scripts decorate are processed again (client/). */
export const $rendered = atom(0)

/** What the visitor follows has changed, on the platform or on the device: lists of it are requested again. */
export const $followed = atom(0)

/** The inquiry basket was filled or emptied by this tab. */
export const $basketChanged = atom(0)

export const notifyRendered = (): void => $rendered.set($rendered.get() + 1)
export const notifyFollows = (): void => $followed.set($followed.get() + 1)
export const notifyBasket = (): void => $basketChanged.set($basketChanged.get() + 1)
