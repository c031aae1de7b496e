import { atom } from 'nanostores'

/*
 * What has changed where no store holds the thing itself: each counts on, and who shows it asks again.
 */

/** A list or page was rendered anew by an island: what is decorated by script is looked at again (boot/). */
export const $rendered = atom(0)

/** What the visitor follows has changed, on the platform or on the device: lists of it ask again. */
export const $followed = atom(0)

/** The inquiry basket was filled or emptied by this tab. */
export const $basketChanged = atom(0)

export const notifyRendered = (): void => $rendered.set($rendered.get() + 1)
export const notifyFollows = (): void => $followed.set($followed.get() + 1)
export const notifyBasket = (): void => $basketChanged.set($basketChanged.get() + 1)
