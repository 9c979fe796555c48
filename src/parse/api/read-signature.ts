import type { ApiArgument, ApiSignature, ApiText, ApiType } from '../../model/api-document.ts';
import type { RawProp } from './api-schema.ts';
import type { TextReader } from './api-text.ts';
import type { PropTextReader, PropTexts } from './prop-texts.ts';
import { decodeTypeHtml } from './read-type.ts';

type RawSignature = NonNullable<RawProp['signature']>;

/**
 * Reads how a function is called. The arguments of generated documents have their texts beside them; those of
 * the family's documents are named, and described by their names in the descriptions.
 */
export function readSignature(
  { type, describedArgs = [], returned, parameters, returns }: RawSignature,
  texts: PropTextReader,
  own: TextReader,
): ApiSignature {
  const written = (given: Written): ApiArgument => toArgument(given, own.markdown(given.description));
  const result = returns
    ? written(returns)
    : returned !== undefined && toArgument({ type: decodeTypeHtml(returned) }, describe(returned, texts));
  return {
    text: decodeTypeHtml(type),
    parameters: parameters?.map(written) ?? describedArgs.map((name) => describedArgument(name, texts)),
    ...(result && !(returnsNothing(result.type) && !result.description) && { returns: result }),
  };
}

/** Whether the type of a return value is `void`, which a signature shows already. */
export function returnsNothing(type: ApiType | undefined): boolean {
  return type?.text === 'void';
}

type Written = NonNullable<RawSignature['returns']>;

function toArgument({ name, type, optional }: Written, description: ApiText | undefined): ApiArgument {
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && type !== '' && { type: { text: type } }),
    ...(description && { description }),
    ...(optional && { optional }),
  };
}

function describedArgument(name: string, texts: PropTextReader): ApiArgument {
  const type = texts.find((all) => argumentIn(all, name).argType);
  return toArgument(
    { name, ...(type !== undefined && { type: decodeTypeHtml(type) }) },
    describe(name, texts),
  );
}

/** The description of an argument or return value, followed by that of its type. */
function describe(name: string, texts: PropTextReader): ApiText | undefined {
  return texts.text((all) => {
    const { description = '', argTypeDescription = '' } = argumentIn(all, name);
    return [description, argTypeDescription].filter((part) => part !== '').join(' ');
  });
}

type ArgumentTexts = Exclude<NonNullable<PropTexts['typeDescriptions']>[string], string>;

/** Older documents have a text in place of the object. */
function argumentIn({ typeDescriptions = {} }: PropTexts, name: string): Partial<ArgumentTexts> {
  const found = Object.hasOwn(typeDescriptions, name) ? typeDescriptions[name] : undefined;
  return typeof found === 'string' ? { description: found } : (found ?? {});
}
