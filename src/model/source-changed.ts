import { UserError } from './user-error.ts';

/** A source is not what it was when the work began, which has to be done again; whoever watches the sources is told of the change. */
export class SourceChanged extends UserError {}
