import { type ConsoleNotice, type Notice as WireNotice } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf, userOf } from '../auth/index.ts';
import { shownHtml } from '../cms/index.ts';
import { formatTime, localText } from '../exhibitions/index.ts';
import { findActor } from '../forms/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { routeOf } from '../platform/route-of.ts';
import type { Reader } from './notice.ts';
import { publishNotice, removeNotice, type Publisher } from './publish-notice.ts';
import { countUnread, findNotices, findReadable, keepRead, sortKeys } from './store/notices.ts';

/** Short news of the organiser, with who read it (wire.md §4). */
export function noticeRoutes(app: App, { database, now }: Deps): void {
  const readerOf = async (request: FastifyRequest): Promise<Reader> => {
    const user = userOf(request);
    const { viewer } = await findActor(database, user, exhibitionOf(request));
    const { accountId, role, exhibitorId } = user;
    const tags = [...viewer.tags, ...(viewer.booths ?? []).flatMap((booth) => booth.tags)];
    return { accountId, role, exhibitorId, tags };
  };
  app.route({
    ...routeOf(callRecords.notices),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const language = languageOf(request);
      const page = {
        ...pageWindow(request.query),
        sort: readSort(sortKeys, request.query),
        unread: request.query.unread === true,
      };
      const found = await findReadable(database, exhibition, await readerOf(request), page, now());
      const html = await shownHtml(
        database,
        found.rows.map((row) => localText(row.html, language)),
      );
      const records = found.rows.map((row, at): WireNotice => ({
        id: row.noticeId,
        group: localText(row.sender, language),
        title: localText(row.title, language),
        html: html[at] ?? '',
        pinned: row.pinned,
        publishedAt: formatTime(row.publishedAt, exhibition.zone),
        read: row.read,
      }));
      return ok(reply, { ...presentPage(records, found.total, request.query), unread: found.unread });
    },
  });

  app.route({
    ...routeOf(callRecords.readNotices),
    handler: async (request, reply) => {
      const [exhibition, reader, at] = [exhibitionOf(request), await readerOf(request), now()];
      await keepRead(database, exhibition, reader, request.body.ids ?? null, at);
      return ok(reply, { unread: await countUnread(database, exhibition, reader, at) });
    },
  });

  app.route({
    ...routeOf(callRecords.consoleNotices),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const language = languageOf(request);
      const { total, rows } = await findNotices(database, exhibition, staffOf(request), {
        ...pageWindow(request.query),
        sort: readSort(sortKeys, request.query),
      });
      const records = rows.map((row): ConsoleNotice => ({
        id: row.noticeId,
        group: localText(row.sender, language),
        title: localText(row.title, language),
        pinned: row.pinned,
        roles: [...row.audience.roles],
        tags: [...row.audience.tags],
        exhibitorIds: [...row.audience.exhibitorIds],
        publishedAt: formatTime(row.publishedAt, exhibition.zone),
        readers: row.readers,
      }));
      return ok(reply, presentPage(records, total, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consolePublishNotice),
    handler: async (request, reply) => {
      return ok(reply, { id: await publishNotice(database, publisherOf(request), request.body, now()) });
    },
  });

  app.route({
    ...routeOf(callRecords.consoleRemoveNotice),
    handler: async (request, reply) => {
      const { id } = request.params;
      await removeNotice(database, publisherOf(request), id);
      return ok(reply, { id });
    },
  });
}

function publisherOf(request: FastifyRequest): Publisher {
  return { staff: staffOf(request), exhibition: exhibitionOf(request), origin: originOf(request) };
}
