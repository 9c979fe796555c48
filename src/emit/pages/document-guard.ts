import { bytesOf } from '../../lib/bytes-of.ts';
import { hashParts } from '../../lib/hash.ts';
import type { OutputFile } from '../../model/output.ts';
import type { InlineSources } from '../../model/render-task.ts';
import { inlineSource } from '../../render/inline-source.ts';
import { type DocumentIntegrity, withIntegrity } from './document-integrity.ts';
import { type DocumentPolicy, withPolicy } from './document-policy.ts';

/** What documents say themselves of what browsers may load into them. */
export interface DocumentGuard {
  /** Absent where a server sends the policy of every document. */
  readonly policyOf?: DocumentPolicy | undefined;
  /** Absent if the site does not ask for Subresource Integrity. */
  readonly integrity?: DocumentIntegrity | undefined;
}

/** Returns the inline scripts that a guard adds to documents, as a policy names them. */
export function guardScripts({ integrity }: DocumentGuard): readonly string[] {
  return integrity ? [inlineSource(integrity.importMap)] : [];
}

/** Writes a guard into a document with these inline parts. */
export function guardedDocument(html: string, inline: InlineSources, guard: DocumentGuard): string {
  const { integrity } = guard;
  return withPolicy(integrity ? withIntegrity(html, integrity) : html, policyOf(inline, guard));
}

/** Writes a guard into the file of a page with these inline parts. */
export function guardedPage(file: OutputFile, inline: InlineSources, guard: DocumentGuard): OutputFile {
  const policy = policyOf(inline, guard);
  if (policy === undefined && guard.integrity === undefined) return file;
  // Without `stored`, from which a thread would write the page as it was rendered.
  const { path, phase } = file;
  return {
    path,
    phase,
    // The names of style sheets, which the first hash covers, contain hashes of their content.
    hash: hashParts([file.hash, policy ?? '', guard.integrity?.importMap ?? '']),
    content: async () => {
      const html = new TextDecoder().decode(await bytesOf(file));
      return new TextEncoder().encode(guardedDocument(html, inline, guard));
    },
  };
}

function policyOf({ scripts, styles }: InlineSources, guard: DocumentGuard): string | undefined {
  return guard.policyOf?.({ scripts: [...scripts, ...guardScripts(guard)], styles });
}
