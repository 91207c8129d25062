import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type MergeQueryNode,
  type OperationNode,
  type RootOperationNode,
  type UpdateQueryNode,
} from 'kysely';
import { tableScopes } from './table-scopes.ts';

/** What every row that a statement touches belongs to; null of the exhibition: any of the tenant. */
export interface AnyScope {
  readonly tenantId: string;
  readonly exhibitionId: string | null;
}

/** A column that says whose a row is, with what it is to be. */
interface Own {
  readonly column: 'tenant_id' | 'exhibition_id';
  readonly value: string;
}

const known: ReadonlyMap<string, (typeof tableScopes)[keyof typeof tableScopes]> = new Map(
  Object.entries(tableScopes),
);

/** Parts of statements that are scoped already: a query can be built by itself, and stand in another afterwards. */
const scoped = new WeakSet<OperationNode>();

/**
 * Writes tenant and exhibition into a statement: for each table that it reads, changes or joins, in whatever part, and
 * into the rows that it inserts.
 */
class ScopeWriter extends OperationNodeTransformer {
  #scope: AnyScope = { tenantId: '', exhibitionId: null };

  write(node: RootOperationNode, scope: AnyScope): RootOperationNode {
    this.#scope = scope;
    return this.transformNode(node);
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    if (scoped.has(node)) return node;
    const copy = super.transformSelectQuery(node);
    const done = this.#within(copy, copy.from?.froms ?? []);
    scoped.add(done);
    return done;
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const copy = super.transformUpdateQuery(node);
    return this.#within(copy, [
      ...(copy.table === undefined ? [] : [copy.table]),
      ...(copy.from?.froms ?? []),
    ]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const copy = super.transformDeleteQuery(node);
    return this.#within(copy, [...copy.from.froms, ...(copy.using?.tables ?? [])]);
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const copy = super.transformInsertQuery(node);
    const own = copy.into === undefined ? [] : this.#own(copy.into);
    if (own.length === 0) return copy;
    return {
      ...copy,
      columns: [...own.map(({ column }) => ColumnNode.create(column)), ...(copy.columns ?? [])],
      values: inserted(copy.values, own),
    };
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const copy = super.transformJoin(node);
    const condition = allOf(this.#conditions(copy.table), copy.on?.on);
    if (condition === null) return copy;
    if (copy.joinType !== 'InnerJoin' && copy.joinType !== 'LeftJoin')
      throw new Error(`A scoped statement cannot have a ${copy.joinType}.`);
    return { ...copy, on: OnNode.create(condition) };
  }

  protected override transformMergeQuery(_: MergeQueryNode): MergeQueryNode {
    throw new Error('A scoped statement cannot be a merge.');
  }

  #within<N extends { readonly where?: WhereNode }>(node: N, tables: readonly OperationNode[]): N {
    const condition = allOf(
      tables.flatMap((table) => this.#conditions(table)),
      node.where?.where,
    );
    return condition === null ? node : { ...node, where: WhereNode.create(condition) };
  }

  #conditions(table: OperationNode): readonly OperationNode[] {
    const name = nameOf(table);
    return this.#own(table).map(({ column, value }) =>
      BinaryOperationNode.create(
        ReferenceNode.create(ColumnNode.create(column), TableNode.create(name)),
        OperatorNode.create('='),
        ValueNode.create(value),
      ),
    );
  }

  #own(table: OperationNode): readonly Own[] {
    const { tenantId, exhibitionId } = this.#scope;
    const scope = known.get(tableOf(table)) ?? 'none';
    if (scope === 'none') return [];
    const ofTenant = { column: 'tenant_id', value: tenantId } as const;
    if (scope === 'tenant' || exhibitionId === null) return [ofTenant];
    return [ofTenant, { column: 'exhibition_id', value: exhibitionId }];
  }
}

/**
 * These conditions and then what is asked besides, in brackets, so that no `or` of it reaches around them; null without
 * conditions.
 */
function allOf(
  conditions: readonly OperationNode[],
  besides: OperationNode | undefined,
): OperationNode | null {
  const [first, ...rest] = conditions;
  if (first === undefined) return null;
  const all = besides === undefined ? rest : [...rest, ParensNode.create(besides)];
  return all.reduce<OperationNode>((left, right) => AndNode.create(left, right), first);
}

/** A table as it is stored; empty for what is none. */
function tableOf(node: OperationNode): string {
  if (AliasNode.is(node)) return tableOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : '';
}

/** A table as the statement calls it. */
function nameOf(node: OperationNode): string {
  if (AliasNode.is(node) && IdentifierNode.is(node.alias)) return node.alias.name;
  return tableOf(node);
}

/** Rows, or the query that gives them, with these columns before the others. */
function inserted(values: OperationNode | undefined, own: readonly Own[]): OperationNode {
  const nodes = own.map(({ value }) => ValueNode.create(value));
  if (values !== undefined && ValuesNode.is(values))
    return ValuesNode.create(
      values.values.map((row) =>
        PrimitiveValueListNode.is(row)
          ? PrimitiveValueListNode.create([...own.map(({ value }) => value), ...row.values])
          : ValueListNode.create([...nodes, ...row.values]),
      ),
    );
  if (values === undefined || !SelectQueryNode.is(values))
    throw new Error('A scoped statement inserts rows or what a query gives.');
  const selections = own.map(({ column, value }) =>
    SelectionNode.create(AliasNode.create(ValueNode.create(value), IdentifierNode.create(column))),
  );
  const query: SelectQueryNode = { ...values, selections: [...selections, ...(values.selections ?? [])] };
  return query;
}

const writer = new ScopeWriter();

/** A statement with tenant and exhibition written into it. */
export function addScope(node: RootOperationNode, scope: AnyScope): RootOperationNode {
  return writer.write(node, scope);
}
