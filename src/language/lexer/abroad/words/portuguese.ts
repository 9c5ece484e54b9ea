/** The words of Portuguese sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, portuguese as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `passar|avançar|marchar|navegar|viajar|zarpar|subir|descer|entrar|desembarcar|correr|saltar|
    empurrar|deslocar|mandar|transferir|chegar|partir|regressar|voltar|penetrar|enviar|mover|
    rumar|retornar|recuar|fugir|atravessar|se *lançar|se *dirigir|se *deslocar|se *mover|
    se *retirar|me *retirar|se *mudar|se *encaminhar|*lançar se|*dirigir se|*deslocar se|*mover se|
    *retirar se|*tentar a sorte|*atravessar a fronteira|*cruzar a fronteira|*encaminhar se|
    *transferir se|*adentrar se`,
  take: `tomar|ocupar|conquistar|atacar|invadir|capturar|golpear|assaltar|alcançar|tentar|agredir|
    visitar|se *apoderar de|se *apoderar da|*apoderar se de|*apoderar se da|*apoderar se do|
    *apossar se de|*apossar se da|ficar com|*ficar com|pegar|*tentar tomar`,
  help: "apoiar|ajudar|respaldar|cobrir|defender|reforçar|proteger|auxiliar|suportar",
  aid: "*prestar apoio|*prestar ajuda|*oferecer apoio|*dar apoio|*prestar auxílio",
  gets: wrapped`
    *receber apoio|*receber o apoio|*receber ajuda|*contar com o apoio|*receber a ajuda
    |*receber suporte
  `,
  carry: "transportar|levar|comboiar|escoltar|trasladar",
  stay: `ficar|aguentar|esperar|aguardar|descansar|defender|*defender se|se *defender|*ficar quieta|
    *ficar quieto|*ficar parada|*ficar parado|*ficar no lugar|*ficar onde está|*ficar em casa|
    *guardar a posição|*ficar no porto|resistir|*deixar parada|*deixar quieta|*deixar onde está|
    continuar onde está|montar guarda|*montar guarda`,
  remove: wrapped`
    eliminar|retirar|remover|dissolver|suprimir|sacrificar|desmobilizar|tirar|*tirar do tabuleiro
    |*retirar do tabuleiro|*remover do tabuleiro|abater|dispensar
  `,
  build:
    "recrutar|criar|levantar|formar|colocar|fundar|lançar|acrescentar|adicionar|alistar|mobilizar",
  board: "*embarcar na|*embarcar no|*embarcar em|*subir a bordo da|*subir a bordo do",
  leave: `*cruzar os pirenéus|*atravessar os pirenéus|*cruzar os alpes|*atravessar os alpes|
    *cruzar a fronteira|*atravessar a fronteira|*deixar o porto|*levantar âncora|*embarcar`,
});

const irregular = {
  go: `vai|vão|vou|vamos|vá|volta|voltam|vem|vêm|sai|saem|saio|saia|sair|segue|seguem|siga|sigam|
    sigo|seguir|põe se a caminho|faz se ao mar|fazem se ao mar|se faz ao mar|foge|movimento|
    ruma a|ruma ao|sai para|sai para o|sai para a|vai se embora|faz rumo|dirijo`,
  strike: "ataque|ataque de|ataque da|assalto|ofensiva|lança um ataque",
  off: "outra vez|de novo|novamente|rumo|retirada|regresso|deve|de volta|avanço",
  waive: "renuncio a|renuncio|abdico de|passo",
  take: wrapped`
    vai tomar|vão tomar|vai ocupar|apodera se da|apodera se de|apodera se do|assalto|fico com
    |fica com|vai buscar
  `,
  help: "apoia|apoiam|apoie|cobre|cobrem",
  aid: wrapped`
    dá apoio|dão apoio|dou apoio|dar apoio|apoio|suporte|apoio de|dá suporte|dá o seu apoio
    |dá uma mão|ajuda|apoio da|dá cobertura
  `,
  gets: "tem o apoio|tem apoio|obtém apoio|conta com o apoio",
  carry: "comboio|comboio de|comboio do|transporte",
  stay: `mantém|mantêm|mantenho|manter|mantém se|mantêm se|se mantém|mantém a posição|permanece|
    permanecem|permanecer|não se mexe|não se mexem|não se move|não se movem|não faz nada|
    não fazem nada|parada|parado|quieta|quieto|mantém posição|não sai do lugar|está quieta`,
  remove: "desaparece|desaparecem|dissolvo|sai do tabuleiro|sai do mapa|é para remover",
  build: "construo|constrói|construímos|construir|nova|novo|construção|ponho|quero",
  goal: "é o objetivo da|é o objetivo do|é o objectivo da|é para|é o alvo da|é o alvo do",
};

export const portuguese: Tongue = {
  words: merged(verbs, irregular, {
    passive: "é|são|será|serão|vai ser",
    modal: wrapped`
      faço|faz|vou|vai|vão|vamos|quero|queria|gostaria de|deve|devem|deveria|deveriam|deixo|deixa|que|ordeno que
      |ordeno a|tem de|tem que
    `,
    helped: "coberta|coberto|apoiada|apoiado",
    i: "eu|nós|me",
    stands: "encontra|está",
    nothing: "nada",
    not: "não",
    relative: "que está|que se encontra|estacionada|estacionado|situada|que tenho|baseada",
    idle: `o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|seu|sua|também|então|depois|agora|já|
      por favor|apenas|só|somente|outra vez|de novo|novamente|diretamente|directamente|
      rapidamente|imediatamente|tranquilamente|as duas|os dois|ambos|ambas|simplesmente|este ano|
      aqui|ali|finalmente|por fim|como sempre|logo|desta vez|por sua vez|calmamente|do tabuleiro|
      do mapa|construir|a minha construção|a construção`,
  }),
  prepositions: {
    g: wrapped`
      ruma a|ruma ao|sai para|sai para o|sai para a|que vai para|que ataca|de volta a|para|para a
      |para o|para as|até|até à|até ao|até a|contra|contra a|contra o|rumo a|rumo ao|rumo à|sobre
      |sobre a|em direção a|em direção à|em direcção a|ate a|no ataque a|no seu ataque a
      |no seu avanço para|no avanço para|no ataque à|no seu ataque à
    `,
    gd: "à|ao|às|aos",
    gl: "em|no|na|nos|nas",
    o: "de|do|da|dos|das|desde|a partir da|a partir do|a partir de",
    b: `por|pela|pelo|${withHelpOf(
      "com apoio|com o apoio|com ajuda|com a ajuda",
      "de|do|da|dos|das|desde",
    )}`,
    w: "com|com a|com o|com a minha",
  },
  clitics: "a|o|a|lo|la",
  and: "e",
};
