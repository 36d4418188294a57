import { useEffect, useState } from 'react'
import { loadPart } from './load-part'

/** An address as people read it. Browsers change an international domain in an email field to ASCII; only then is a script loaded. */
export function useReadableAddress(address: string): string {
  const [readable, setReadable] = useState({ address, text: address })
  useEffect(() => {
    if (!/@.*xn--/.test(address)) return
    void loadPart(() => import('@/lib/validation/readable-address')).then((loaded) => {
      if (loaded.ok) setReadable({ address, text: loaded.part.readableAddress(address) })
    })
  }, [address])
  return readable.address === address ? readable.text : address
}
