import type { PageFailure } from '@innkeeper/api/page.ts'
import { DRAFT_PREFIX } from '../../../features/registration/draft/draft-name.ts'

/**
 * Erases what was typed into a form whose address opens nothing any more: its booking was called off, is over or has
 * another link. The text never changes, so one hash allows it.
 */
const FORGET_DRAFT = `(()=>{
const[,kind,hotel,booking]=location.pathname.split('/');
if(kind!=='registration-form')return;
try{localStorage.removeItem('${DRAFT_PREFIX}'+hotel+'/'+booking)}catch{}
})()`

export function forgetDraftScript(failure: PageFailure): string | null {
  return failure === 'unavailable' ? FORGET_DRAFT : null
}
